/**
 * What hearing costs in Chromium: `node packages/audio/bench/chromium.ts FILE [FILE …]`, each twice in one page. Told are seconds of the processor, since a
 * busy machine stretches every clock: those of the thread that hears, then of its process, in which Chromium compiles and
 * collects beside it; and by how much the most memory of the process exceeds that of the empty page. Reads /proc.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { rolldown } from 'rolldown'
import { CHROMIUM_FLAGS, findHeadlessChromium } from '../../../scripts/find-chromium.ts'

const PATIENCE_MILLISECONDS = 600_000
const TICKS_PER_SECOND = 100

const code = await bundledEar()
const executablePath = findHeadlessChromium()
for (const file of process.argv.slice(2)) await judge(file)

async function judge(file: string): Promise<void> {
  if (!existsSync(file)) return console.log(`${file} is not there`)
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(PATIENCE_MILLISECONDS)
    await page.setContent('<input type="file">')
    await page.addScriptTag({ type: 'module', content: code })
    await page.setInputFiles('input', file)
    const empty = await spentBy(browser)
    for (const turn of ['first', 'again']) {
      const before = await spentBy(browser)
      const kind = await page.evaluate('hear(document.querySelector("input").files[0]).then(({ kind }) => kind)')
      const after = await spentBy(browser)
      const seconds = (of: 'thread' | 'whole'): string => (after[of] - before[of]).toFixed(2)
      console.log(
        `${file}, ${turn}: ${String(kind)}, ${seconds('thread')} s of its thread, ${seconds('whole')} s of its process, ${Math.round(after.peak - empty.held)} MB`,
      )
    }
  } finally {
    await browser.close()
  }
}

type Spent = { readonly thread: number; readonly whole: number; readonly held: number; readonly peak: number }

/** Of the process of a page that has worked most; its first thread is the page's own. */
async function spentBy(browser: Browser): Promise<Spent> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => spentByProcess(id))
  return pages.reduce((most, page) => (page.whole > most.whole ? page : most))
}

function spentByProcess(id: number): Spent {
  const status = readFileSync(`/proc/${id}/status`, 'utf8')
  const megabytes = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
  return {
    thread: processorSeconds(`/proc/${id}/task/${id}/stat`),
    whole: processorSeconds(`/proc/${id}/stat`),
    held: megabytes('VmRSS'),
    peak: megabytes('VmHWM'),
  }
}

/** Its own time and the system's, the 14th and 15th field of proc(5). */
function processorSeconds(path: string): number {
  const [user, system] = readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ').slice(11, 13) ?? []
  return (Number(user) + Number(system)) / TICKS_PER_SECOND
}

/** The ear as a script that puts `hear` into the page; the decoders of compressed files are left out. */
async function bundledEar(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'kvint-chromium-'))
  const input = join(folder, 'ear.ts')
  const ear = join(import.meta.dirname, '../src/index.ts')
  writeFileSync(input, `import { hear } from ${JSON.stringify(ear)}\nObject.assign(globalThis, { hear })\n`)
  const bundle = await rolldown({ input, platform: 'browser', external: [/^@audio\//] })
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false })
  await bundle.close()
  rmSync(folder, { recursive: true })
  return output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
}
