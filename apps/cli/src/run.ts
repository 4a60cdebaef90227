import { parseArgs } from 'node:util'
import { PRODUCT } from '@kvint/contract'
import { audio } from './commands/audio.ts'
import { compare } from './commands/compare.ts'
import { compareSounds } from './commands/compare-sounds.ts'
import { glossary } from './commands/glossary.ts'
import { inspect } from './commands/inspect.ts'
import { library } from './commands/library.ts'
import { mcp } from './commands/mcp.ts'
import { operate } from './commands/operate.ts'
import { report } from './commands/report.ts'
import { watch } from './commands/watch.ts'
import { isSound } from './read-sound.ts'
import { type CommandOptions, type ExitCode, harmlessTerminal, type Terminal } from './terminal.ts'

/** Runs one command line (without the program's own name) and answers its exit code. */
export async function run(args: readonly string[], anyTerminal: Terminal): Promise<ExitCode> {
  const terminal = harmlessTerminal(anyTerminal)
  if (OPERATOR.includes(args[0] ?? '')) return await operate(args)
  const call = parse(args)
  if ('problem' in call) return complain(terminal, `${call.problem} ${SEE_HELP}`, 1)
  if (call.help) return say(terminal, USAGE)
  if (call.command === undefined) return complain(terminal, USAGE, 1)
  if (call.command === 'mcp') {
    return call.folder === undefined
      ? complain(terminal, '"mcp" needs the folder that holds your sets: kvint mcp --folder ~/Music/Ableton', 1)
      : mcp(call.folder, call.also, terminal)
  }
  if (call.command === 'compare') {
    return call.files.length === 2
      ? ((await isSound(call.files[0] ?? '')) ? compareSounds : compare)(call.files, call, terminal)
      : complain(terminal, '"compare" needs two files, the earlier one first: kvint compare BEFORE.als AFTER.als', 1)
  }
  if (call.command === 'glossary') return glossary(call.files.join(' '), terminal)
  const command = COMMANDS[call.command]
  if (!command) return complain(terminal, `There is no command "${call.command}". ${SEE_HELP}`, 1)
  const [file, ...more] = call.files
  if (file === undefined)
    return complain(
      terminal,
      `"${call.command}" needs a ${TAKES_FOLDER.has(call.command) ? 'folder' : 'file'}. ${SEE_HELP}`,
      1,
    )
  if (more.length > 0)
    return complain(
      terminal,
      `"${call.command}" takes one ${TAKES_FOLDER.has(call.command) ? 'folder' : 'file'} at a time, and it got ${call.files.length}. Put a path with spaces in quotes, or run it once for each.`,
      1,
    )
  return command(file, call, terminal)
}

const OPERATOR: readonly string[] = ['backup', 'restore', 'queue', 'doctor']

const COMMANDS: Record<string, (file: string, options: CommandOptions, terminal: Terminal) => Promise<ExitCode>> = {
  report,
  inspect,
  library,
  audio,
  watch: (folder, _options, terminal) => watch(folder, terminal),
}

const TAKES_FOLDER: ReadonlySet<string> = new Set(['library', 'watch'])

const SEE_HELP = '"kvint --help" shows how to call each command.'

const USAGE = `${PRODUCT.name} reads a Live set and says what is going on in it.

  kvint report SONG.als              a report to read
  kvint report SONG.als --json       the report as JSON
  kvint report SONG.als --audio BOUNCE.wav   with what its bounce sounds like, and where it lies in the set (of a folder: its newest bounce)
  kvint inspect SONG.als --json      the plain facts of the file
  kvint compare A.als B.als          what changed from one save to the next
  kvint compare A.wav B.wav          what changed from one bounce to the next, at equal loudness
  kvint library FOLDER [--json]      what the songs in a folder have in common
  kvint library FOLDER --audio       the same, with the loudness of the bounces beside the sets
  kvint audio BOUNCE.wav [--json]    loudness, peaks, faults, tempo, chords and key of an audio file
  kvint audio LOOP.wav --notes       also the notes, if one part plays alone: a loop, a stem, an audio clip
  kvint watch FOLDER                 what each save changes, as you make it (Ctrl+C stops it)
  kvint glossary [TERM]              what a term in the report means
  kvint mcp --folder DIR             serve the sets of a folder to an AI assistant (MCP over stdio)

If you run a server, with its settings in the environment:

  kvint backup DIR                   copies all that the server keeps, while it runs
  kvint restore DIR                  puts a backup into an empty system, and checks it
  kvint queue [status|pause|resume|requeue [--failed]]   the queue of analyses
  kvint doctor                       checks a configuration

  --also DIR   another folder whose sets the assistant may open (repeatable)
  --out FILE   write to a file instead of the terminal
  --help       this page`

type Call = CommandOptions & {
  readonly command: string | undefined
  readonly files: readonly string[]
  readonly folder: string | undefined
  readonly also: readonly string[]
  readonly help: boolean
}

function parse(args: readonly string[]): Call | { readonly problem: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        out: { type: 'string' },
        /** A library's bounces lie beside its sets: there is nothing to name. */
        audio: { type: args[0] === 'library' ? 'boolean' : 'string' },
        notes: { type: 'boolean' },
        folder: { type: 'string' },
        also: { type: 'string', multiple: true },
        help: { type: 'boolean', short: 'h' },
      },
    })
    const [command, ...files] = positionals
    return {
      command,
      files,
      json: values.json ?? false,
      out: values.out,
      audio: typeof values.audio === 'string' ? values.audio : undefined,
      withSounds: values.audio === true,
      notes: values.notes ?? false,
      folder: values.folder,
      also: values.also ?? [],
      help: values.help ?? false,
    }
  } catch (error) {
    return { problem: optionProblem(error) }
  }
}

/** What is wrong with an option, as Node's parser found it, in our words. */
function optionProblem(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const option = /'(?:-\w, )?(--?[\w-]+)/.exec(message)?.[1] ?? ''
  if (/Unknown option/.test(message)) return `There is no option "${option}".`
  if (/does not take an argument/.test(message)) return `The option "${option}" takes no value.`
  return `The option "${option}" needs a value after it.`
}

function say(terminal: Terminal, text: string): ExitCode {
  terminal.print(text)
  return 0
}

function complain(terminal: Terminal, text: string, code: ExitCode): ExitCode {
  terminal.complain(text)
  return code
}
