import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'oxc-parser'

/** A name that the `index.ts` of a package exports, as its source declares it. */
export type PublicName = {
  readonly name: string
  readonly kind: 'function' | 'type' | 'value'
  /** Path from the root of the repository. */
  readonly file: string
  /** Its docstring without the stars; empty where it has none. */
  readonly words: string
  /** The declaration without the body of a function. */
  readonly declaration: string
}

/** What a package offers, in the order of its `index.ts`; names that come from another package are left to that one. */
export function publicNames(root: string, packageName: string): readonly PublicName[] {
  const index = join(root, 'packages', packageName, 'src/index.ts')
  if (!existsSync(index)) return []
  return reExportsOf(index).flatMap(({ from, name, was }) => {
    const found = from.startsWith('.') ? declarationOf(join(dirname(index), from), was) : undefined
    return found ? [{ ...found, name, file: relative(root, found.file) }] : []
  })
}

type Found = Omit<PublicName, 'name'>

function declarationOf(file: string, name: string): Found | undefined {
  const source = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, source)
  for (const node of program.body) {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) continue
    const { declaration } = node
    const declared =
      declaration.type === 'VariableDeclaration'
        ? declaration.declarations.map(({ id }) => id)
        : 'id' in declaration && declaration.id
          ? [declaration.id]
          : []
    if (!declared.some((id) => id.type === 'Identifier' && id.name === name)) continue
    const comment = comments.findLast(
      ({ end, type, value }) =>
        type === 'Block' && value.startsWith('*') && end <= node.start && source.slice(end, node.start).trim() === '',
    )
    const body = declaration.type === 'FunctionDeclaration' ? declaration.body : null
    return {
      kind:
        declaration.type === 'FunctionDeclaration' ? 'function' : declaration.type.startsWith('TS') ? 'type' : 'value',
      file,
      words: (comment?.value ?? '').replaceAll(/^[ \t]*\*? ?/gm, '').trim(),
      declaration: source.slice(declaration.start, body?.start ?? declaration.end).trim(),
    }
  }
  const again = reExportsOf(file).find((one) => one.name === name)
  return again?.from.startsWith('.') ? declarationOf(join(dirname(file), again.from), again.was) : undefined
}

function reExportsOf(file: string) {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName, importName }) =>
      moduleRequest && exportName.name
        ? [{ from: moduleRequest.value, name: exportName.name, was: importName.name ?? '' }]
        : [],
    ),
  )
}
