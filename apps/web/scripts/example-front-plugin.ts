import type { Plugin } from 'vite'

/**
 * What the front page draws and says of songs, worked out again from their reports at each build: of the example, and of those
 * that it tells a story of; each with its words in Norwegian.
 */
export function exampleFrontPlugin(): Plugin {
  return {
    name: 'example-front',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    async load(id) {
      const make = MODULES[id.slice(1)]
      if (!id.startsWith('\0') || !make) return undefined
      const [name, value] = await make()
      return `export const ${name} = ${JSON.stringify(value)}`
    },
  }
}

const MODULES: Readonly<Record<string, () => Promise<readonly [name: string, value: object]>>> = {
  'virtual:example-front': async () => {
    const [{ exampleReport }, { exampleFront }] = await scripts()
    return ['EXAMPLE_FRONT', exampleFront(await exampleReport())]
  },
  'virtual:example-front-nb': async () => {
    const [{ exampleReport }, { exampleWordsNb }] = await scripts()
    return ['EXAMPLE_WORDS_NB', exampleWordsNb(await exampleReport())]
  },
  'virtual:song-stories': async () => ['SONG_STORIES', await (await import('./song-stories.ts')).songStories()],
  'virtual:song-stories-nb': async () => ['SONG_WORDS_NB', await (await import('./song-stories.ts')).songWordsNb()],
}

async function scripts() {
  return await Promise.all([import('./make-example.ts'), import('./example-front.ts')])
}
