import type { Plugin } from 'vite'

/**
 * `virtual:example-front` and `virtual:example-front-nb`: what the front page draws of the example, and what it says of it in
 * Norwegian, worked out again from the song at each build.
 */
export function exampleFrontPlugin(): Plugin {
  return {
    name: 'example-front',
    resolveId: (id) => (id === NAME || id === NORWEGIAN ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}` && id !== `\0${NORWEGIAN}`) return undefined
      const [{ exampleReport }, { exampleFront, exampleWordsNb }] = await Promise.all([
        import('./make-example.ts'),
        import('./example-front.ts'),
      ])
      if (id === `\0${NORWEGIAN}`)
        return `export const EXAMPLE_WORDS_NB = ${JSON.stringify(exampleWordsNb(await exampleReport()))}`
      return `export const EXAMPLE_FRONT = ${JSON.stringify(exampleFront(await exampleReport()))}`
    },
  }
}

const NAME = 'virtual:example-front'
const NORWEGIAN = `${NAME}-nb`
