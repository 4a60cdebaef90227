/** Of a link that stands by itself, as high as a finger where one is used. */
export const STANDING_LINK =
  'inline-flex min-h-8 items-center text-small font-semibold text-root underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11'
