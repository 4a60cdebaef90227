import type { Identity } from '../../identity/identity.ts'

/** A song of hers by name, and the page that its report stands on. */
export type SongPlace = { readonly to: string; readonly name: string; readonly isInAccount: boolean }

/** Her songs, the one that she came to last first; empty where there are none or no store opens. */
export type ListSongs = (identity: Identity) => Promise<readonly SongPlace[]>
