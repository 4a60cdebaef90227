/**
 * The rooms of a house, from the ground up: each may import those before it, and of its own floor only itself. A file that
 * stands in none (`app.ts`, `routes/`) puts the house together and may import all of them.
 */
export type House = { readonly folder: string; readonly floors: readonly (readonly string[])[] }

export const HOUSES: readonly House[] = [
  {
    folder: 'apps/server/src',
    floors: [['platform'], ['people'], ['money', 'music', 'pages'], ['tools']],
  },
  {
    folder: 'apps/web/app',
    floors: [['start-up'], ['api', 'assets'], ['identity'], ['frame'], ['site', 'account', 'music']],
  },
]

/**
 * Pairs of folders inside packages that stand since before the walls. Each that goes is taken out here; none may come.
 */
export const PAIRS_THAT_STAND: readonly string[] = [
  'packages/als/src/device ↔ packages/als/src/read',
  'packages/audio/src/harmony ↔ packages/audio/src/hear',
  'packages/audio/src/harmony ↔ packages/audio/src/time',
  'packages/hosted/src/http ↔ packages/hosted/src/tokens',
  'packages/hosted/src/tokens ↔ packages/hosted/src/users',
  'packages/insights/src/arrangement ↔ packages/insights/src/song',
  'packages/insights/src/harmony ↔ packages/insights/src/song',
  'packages/insights/src/overview ↔ packages/insights/src/song',
  'packages/insights/src/song ↔ packages/insights/src/tracks',
  'packages/mcp/src/library ↔ packages/mcp/src/music',
  'packages/theory/src/chords ↔ packages/theory/src/harmony',
  'packages/theory/src/chords ↔ packages/theory/src/keys',
  'packages/theory/src/chords ↔ packages/theory/src/learned',
  'packages/theory/src/chords ↔ packages/theory/src/melody',
  'packages/theory/src/harmony ↔ packages/theory/src/keys',
  'packages/theory/src/harmony ↔ packages/theory/src/learned',
  'packages/theory/src/keys ↔ packages/theory/src/learned',
  'packages/theory/src/keys ↔ packages/theory/src/pitch',
]
