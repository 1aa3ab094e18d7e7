//! Sets of small things that are counted from 0, a bit each. One macro makes them all.

/// Makes a type of sets: its name, its word of bits, how many of what there are, the number of a thing, and the thing with
/// a number.
macro_rules! set {
    (
        $(#[$doc:meta])*
        $vis:vis struct $Set:ident($Bits:ty) of $count:literal $Item:ty:
        |$item:ident| $index:expr,
        |$number:ident| $new:expr
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
        $vis struct $Set($Bits);

        #[allow(dead_code, reason = "every set has all its words, whether they are needed or not")]
        impl $Set {
            /// Nothing.
            $vis const EMPTY: $Set = $Set(0);
            /// Everything there can be.
            $vis const ALL: $Set = $Set(<$Bits>::MAX >> (<$Bits>::BITS - $count));

            /// Just this one.
            #[inline(always)]
            $vis const fn just($item: $Item) -> $Set {
                $Set(1 << $index)
            }

            /// Is this one in it?
            #[inline(always)]
            $vis const fn has(self, $item: $Item) -> bool {
                self.0 >> $index & 1 == 1
            }

            /// With this one as well.
            #[inline(always)]
            #[must_use]
            $vis const fn with(self, $item: $Item) -> $Set {
                $Set(self.0 | 1 << $index)
            }

            /// Without this one.
            #[inline(always)]
            #[must_use]
            $vis const fn without(self, $item: $Item) -> $Set {
                $Set(self.0 & !(1 << $index))
            }

            /// In both.
            #[inline(always)]
            #[must_use]
            $vis const fn and(self, other: $Set) -> $Set {
                $Set(self.0 & other.0)
            }

            /// In either.
            #[inline(always)]
            #[must_use]
            $vis const fn or(self, other: $Set) -> $Set {
                $Set(self.0 | other.0)
            }

            /// In this but not in the other.
            #[inline(always)]
            #[must_use]
            $vis const fn minus(self, other: $Set) -> $Set {
                $Set(self.0 & !other.0)
            }

            /// Is anything in both?
            #[inline(always)]
            $vis const fn meets(self, other: $Set) -> bool {
                self.0 & other.0 != 0
            }

            /// Nothing in it?
            #[inline(always)]
            $vis const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in it.
            #[inline(always)]
            $vis const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// The lowest in it.
            #[inline(always)]
            $vis const fn lowest(self) -> Option<$Item> {
                if self.0 == 0 {
                    return None;
                }
                let $number = self.0.trailing_zeros() as usize;
                Some($new)
            }

            /// Takes the lowest out of it.
            #[inline(always)]
            pub(crate) const fn take_lowest(&mut self) -> Option<$Item> {
                let lowest = self.lowest();
                self.0 &= self.0.wrapping_sub(1);
                lowest
            }

            /// Everything in it, in order.
            #[inline(always)]
            $vis fn iter(self) -> impl Iterator<Item = $Item> {
                let mut left = self;
                core::iter::from_fn(move || left.take_lowest())
            }

            /// The set as bits, the first thing lowest.
            #[inline(always)]
            $vis const fn bits(self) -> $Bits {
                self.0
            }

            /// The set these bits stand for.
            #[inline(always)]
            $vis const fn from_bits(bits: $Bits) -> $Set {
                $Set(bits & $Set::ALL.0)
            }
        }

        impl FromIterator<$Item> for $Set {
            fn from_iter<I: IntoIterator<Item = $Item>>(all: I) -> $Set {
                all.into_iter().fold($Set::EMPTY, $Set::with)
            }
        }

        impl core::fmt::Debug for $Set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

pub(crate) use set;
