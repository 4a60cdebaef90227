import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'oxc-parser'

/** An import of a file of ours by another: of its types too, and of what is loaded later. Paths from the root. */
export type Arrow = { readonly from: string; readonly to: string }

/** Every relative import of the source below `root`, without tests, which may look anywhere. */
export function readModuleGraph(root: string): Arrow[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'apps'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  return listed
    .split('\n')
    .filter((file) => SOURCE.test(file) && !TEST.test(file) && existsSync(join(root, file)))
    .flatMap((from) =>
      specifiersOf(from, readFileSync(join(root, from), 'utf8'))
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => ({ from, to: relative(root, join(root, dirname(from), specifier.replace(/\?.*$/, ''))) })),
    )
}

/** Files that import each other, over however many others: each list is one circle. */
export function circlesIn(arrows: readonly Arrow[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, to } of arrows) next.set(from, [...(next.get(from) ?? []), to])
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const circles: string[][] = []
  const visit = (file: string): number => {
    order.set(file, order.size)
    lowest.set(file, order.size - 1)
    path.push(file)
    for (const to of next.get(file) ?? []) {
      if (!order.has(to)) lowest.set(file, Math.min(lowest.get(file) ?? 0, visit(to)))
      else if (path.includes(to)) lowest.set(file, Math.min(lowest.get(file) ?? 0, order.get(to) ?? 0))
    }
    if (lowest.get(file) === order.get(file)) {
      const circle = path.splice(path.indexOf(file))
      if (circle.length > 1) circles.push(circle.toSorted())
    }
    return lowest.get(file) ?? 0
  }
  for (const { from } of arrows) if (!order.has(from)) visit(from)
  return circles
}

/**
 * Rooms that import each other, as `one ↔ other`; a folder and a part of it are one. `roomOf` says in which room a file
 * stands; undefined: in none.
 */
export function pairsIn(arrows: readonly Arrow[], roomOf: (file: string) => string | undefined): string[] {
  const seen = new Set<string>()
  const pairs = new Set<string>()
  for (const { from, to } of arrows) {
    const [room, other] = [roomOf(from), roomOf(to)]
    if (room === undefined || other === undefined || isPartOf(room, other) || isPartOf(other, room)) continue
    seen.add(`${room} ${other}`)
    if (seen.has(`${other} ${room}`)) pairs.add([room, other].toSorted().join(' ↔ '))
  }
  return [...pairs].toSorted()
}

function isPartOf(room: string, other: string): boolean {
  return `${room}/`.startsWith(`${other}/`)
}

function specifiersOf(file: string, source: string): string[] {
  const { module } = parseSync(file, source)
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ]
}

const SOURCE = /\.tsx?$/
const TEST = /\.test\.tsx?$|\/testing\/|-fixture\.ts$/
