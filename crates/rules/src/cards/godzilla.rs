//! The Power cards of the Godzilla edition, one section each; here are only their names.

pub(super) mod banded_carapace;
pub(super) mod charged_scales;
pub(super) mod city_crusher;
pub(super) mod city_scavenger;
pub(super) mod deep_roar;
pub(super) mod discard;
pub(super) mod double_time_march;
pub(super) mod happenings;
pub(super) mod hunters_patience;
pub(super) mod maser_dish;
pub(super) mod mutagenic_bath;
pub(super) mod natural_enemy;
pub(super) mod ocean_born;
pub(super) mod perfect_adaptation;
pub(super) mod power_leech;
pub(super) mod quiet_reserve;
pub(super) mod reactor_heart;
pub(super) mod rubble_pickers;
pub(super) mod scorched_ruins;
pub(super) mod second_wind;
pub(super) mod seismic_stomp;
pub(super) mod silk_cocoon;
pub(super) mod slipstream_wings;
pub(super) mod spiral_ray;
pub(super) mod stockpiled_fury;
pub(super) mod storm_chaser;
pub(super) mod throwing_arm;
pub(super) mod towering_silhouette;
pub(super) mod tremor_sense;
pub(super) mod war_correspondents;

use super::keep;
