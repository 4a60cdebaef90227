/** Roles whose notes are sounds of a kit, not pitches. */
export const UNPITCHED_ROLES: ReadonlySet<string> = new Set(['drums', 'kick', 'snare', 'hats', 'percussion'])
