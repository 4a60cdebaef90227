/** How a setting stands: its words, and its button at the far side. */
export const SETTING_ROW = 'flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4'
