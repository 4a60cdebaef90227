/** What a workspace and the package that is packed from it say differently. */
export type Manifest = {
  readonly name: string
  readonly private?: boolean
  readonly devDependencies?: unknown
  readonly dependencies?: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, string>>
  readonly imports?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

type PackedManifest = Omit<Manifest, 'private' | 'devDependencies' | 'exports'> & {
  readonly engines: { readonly node: string }
  readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string }>>
}

/** The manifest of the packed package: in `node_modules` Node runs no TypeScript, so all names lead to what is compiled. */
export function packedManifest({ private: _private, devDependencies: _tools, ...kept }: Manifest): PackedManifest {
  const { imports, ...rest } = kept
  return {
    ...rest,
    // What is compiled uses ES2024, which Node knows from 22 on.
    engines: { node: '>=22' },
    exports: mapValues(kept.exports, (source) => ({
      types: compiled(source, '.d.ts'),
      default: compiled(source, '.js'),
    })),
    ...(imports
      ? { imports: mapValues(imports, (byCondition) => mapValues(byCondition, (source) => compiled(source, '.js'))) }
      : {}),
  }
}

/** @example compiled('./src/index.ts', '.js') // → './dist/index.js' */
function compiled(source: string, extension: string): string {
  return source.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, extension)
}

function mapValues<From, To>(values: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))
}
