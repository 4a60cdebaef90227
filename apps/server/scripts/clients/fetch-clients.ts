import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * Where the programs of the clients lie. They are fetched once at pinned versions, beside what the repository has
 * installed: they are no dependency of ours, and the packages below them are several times ours.
 */
export async function fetchClients(): Promise<
  { readonly kind: 'fetched'; readonly bin: string } | { readonly kind: 'problem'; readonly message: string }
> {
  if (!(await isFetched())) {
    await mkdir(FOLDER, { recursive: true })
    await writeFile(`${FOLDER}/package.json`, JSON.stringify({ private: true, dependencies: CLIENTS }))
    const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
    const isScript = process.platform === 'win32'
    const run = spawnSync('npm', args, { cwd: FOLDER, encoding: 'utf8', timeout: FETCH_MS, shell: isScript })
    if (run.status !== 0) return { kind: 'problem', message: (run.stderr || String(run.error)).slice(0, 400) }
  }
  return { kind: 'fetched', bin: `${FOLDER}/node_modules/.bin` }
}

async function isFetched(): Promise<boolean> {
  const versions = await Promise.all(
    Object.keys(CLIENTS).map((name) =>
      readFile(`${FOLDER}/node_modules/${name}/package.json`, 'utf8').then(
        (text) => (JSON.parse(text) as { version: string }).version,
        () => undefined,
      ),
    ),
  )
  return Object.values(CLIENTS).every((version, index) => version === versions[index])
}

const CLIENTS = { '@modelcontextprotocol/inspector': '2.12.0', 'mcp-remote': '0.15.1', mcporter: '0.12.3' }
const FOLDER = fileURLToPath(new URL('../../../../node_modules/.cache/kvint-clients', import.meta.url))
const FETCH_MS = 120_000
