import type { Plugin } from 'vite'

/** `virtual:example-front`: what the front page draws of the example, worked out again from the song at each build. */
export function exampleFrontPlugin(): Plugin {
  return {
    name: 'example-front',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined
      const [{ exampleReport }, { exampleFront }] = await Promise.all([
        import('./make-example.ts'),
        import('./example-front.ts'),
      ])
      return `export const EXAMPLE_FRONT = ${JSON.stringify(exampleFront(await exampleReport()))}`
    },
  }
}

const NAME = 'virtual:example-front'
