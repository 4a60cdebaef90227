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
