import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { type RawSet, readRawSet } from './raw-set.ts'

/** Real sets on disk as `kvint mcp` serves them, and what their XML says. */
export type RealLibrary = {
  readonly client: Client
  readonly projects: readonly RealProject[]
  /** A set beside the library: in a folder that was named at the start, and in one that was not. */
  readonly outside: { readonly named: string; readonly unnamed: string }
  readonly close: () => Promise<void>
}

export type RealProject = {
  readonly id: string
  readonly path: string
  readonly raw: RawSet
  /** Older saves of it, the newest first. */
  readonly backups: readonly RawSet[]
}

/** Serves a copy of the sets, their times of change put in order; every other sample that belongs in a project is there. */
export async function realLibrary(data: string): Promise<RealLibrary> {
  const home = await mkdtemp(join(tmpdir(), 'kvint-eval-'))
  const folder = join(home, 'sets')
  await cp(data, folder, { recursive: true, mode: 0o2 })
  const paths = globSync('**/*.als', { cwd: folder }).toSorted()
  for (const [at, path] of paths.entries()) {
    const stamp = /\[(\d{4}-\d\d-\d\d) /.exec(path)?.[1]
    const time = new Date(stamp ?? Date.UTC(2025, 5, 1) + at * 86_400_000)
    await utimes(join(folder, path), time, time)
  }
  const sets = paths.map((path) => readRawSet(join(folder, path)))
  const grouped = Map.groupBy(sets, ({ path }) => keyOf(relative(folder, path)))
  const projects = [...grouped].flatMap(([key, saves]) => {
    const [raw, ...backups] = saves.toSorted(
      (a, b) => Number(isBackup(a.path)) - Number(isBackup(b.path)) || b.path.localeCompare(a.path),
    )
    return raw ? [{ id: idEnding(key), path: raw.path, raw, backups }] : []
  })
  for (const { raw } of projects) await placeSamples(raw)
  const [named, unnamed] = [join(home, 'named'), join(home, 'unnamed')]
  for (const place of [named, unnamed]) {
    await mkdir(place)
    await cp(projects[0]?.path ?? '', join(place, 'Outside.als'))
  }
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [CLI, 'mcp', '--folder', folder, '--also', named],
    env: { ...(process.env as Record<string, string>), KVINT_DATA: join(home, 'data') },
  })
  const client = new Client({ name: 'eval-tools', version: '1.0.0' })
  await client.connect(transport)
  await client.callTool({ name: 'library_habits', arguments: {} })
  const close = async () => {
    await client.close()
    await rm(home, { recursive: true, force: true })
  }
  const ids = await idsOf(client)
  return {
    client,
    projects: projects.map((project) => ({ ...project, id: ids.find((id) => id.endsWith(project.id)) ?? project.id })),
    outside: { named: join(named, 'Outside.als'), unnamed: join(unnamed, 'Outside.als') },
    close,
  }
}

/** Files of a project that its set expects inside it. */
function inProject({ samples }: RawSet): RawSet['samples'] {
  return samples.filter(({ relativeType, relative: path }) => relativeType === IN_PROJECT && path !== null)
}

async function placeSamples(raw: RawSet): Promise<void> {
  for (const [at, { relative: path }] of inProject(raw).entries()) {
    const place = join(dirname(raw.path), path ?? '')
    if (at % 2 === 1 || (await stat(place).catch(() => null))) continue
    await mkdir(dirname(place), { recursive: true })
    await writeFile(place, '')
  }
}

const isBackup = (path: string) => /\/Backup\//.test(path)

/** `Song Project/Backup/Song [2024-11-09 181217].als` is a save of `Song Project/Song`. */
function keyOf(path: string): string {
  return path.replace(/\.als$/, '').replace(/Backup\/([^/]*?) ?\[[^\]]*\]$/, '$1')
}

/** As the folder server makes them: the end of an id is a hash of the path. */
function idEnding(key: string): string {
  return `-${createHash('sha256').update(key).digest('hex').slice(0, 6)}`
}

async function idsOf(client: Client): Promise<string[]> {
  const ids: string[] = []
  for (let cursor: string | undefined = '0'; cursor !== undefined;) {
    const answer = await client.callTool({ name: 'projects_find', arguments: { limit: 50, cursor } })
    const page = answer.structuredContent as { projects: { id: string }[]; nextCursor?: string }
    ids.push(...page.projects.map(({ id }) => id))
    cursor = page.nextCursor
  }
  return ids
}

const CLI = fileURLToPath(new URL('../../../../apps/cli/src/main.ts', import.meta.url))
const IN_PROJECT = 3
