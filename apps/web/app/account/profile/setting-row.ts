/** A setting in its panel, a line between it and the one before. */
export const SETTING = 'grid gap-3 border-t border-line pt-4 first-of-type:border-t-0 first-of-type:pt-0'

/** How a setting stands: its words, and its button at the far side. */
export const SETTING_ROW = 'flex flex-wrap items-center justify-between gap-3'
