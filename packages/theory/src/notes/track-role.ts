/** What a track does in the harmony. `ignored` and `drums` take no part in it. */
export type TrackRole = 'bass' | 'chords' | 'melody' | 'drums' | 'ignored'
