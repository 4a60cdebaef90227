import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A hole, the section of the protocol or the part of the server whose rule it breaks, and the tests that must notice. */
export type Mutant = { section: string; name: string; file: string; tests: string[]; from: string; to: string }

/**
 * Reads a workspace's `scripts/mutants.txt`: a line `# section | name | file | tests`, the place in lines of `-`, what comes
 * there in lines of `+`. Its paths begin at the workspace, those read at the root.
 */
export function readMutants(root: string, workspace: string): Mutant[] {
  const inRoot = (path: string) => join(workspace, path)
  return readFileSync(join(root, workspace, 'scripts/mutants.txt'), 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n')
      const [section = '', name = '', file = '', tests = ''] = head.split(' | ')
      const of = (sign: string) =>
        lines
          .filter((line) => line.startsWith(`${sign} `))
          .map((line) => line.slice(2))
          .join('\n')
      const paths = { file: inRoot(file), tests: tests.trim().split(' ').map(inRoot) }
      return { section, name, ...paths, from: of('-'), to: of('+') }
    })
}

/** The text with the hole in it. White space and trailing commas don't count: the formatter sets them as it likes. */
export function withHole(text: string, { name, file, from, to }: Mutant): string {
  const loose = Array.from(from.replaceAll(/\s/g, ''))
    .map((sign) => `${/[)}\]]/.test(sign) ? ',?\\s*' : ''}${sign.replace(/[.*+?^${}()|[\]\\]/, '\\$&')}`)
    .join('\\s*')
  const places = [...text.matchAll(new RegExp(loose, 'g'))]
  if (places.length !== 1) throw new Error(`"${name}": ${file} has its place ${places.length} times, not once: ${from}`)
  return text.replace(new RegExp(loose), () => to)
}
