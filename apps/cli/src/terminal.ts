/** Where a command says what it has to say. */
export type Terminal = {
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
  /** Shows how far long work has come, in place of what it showed before; absent where no one watches. */
  readonly progress?: (text: string) => void
  /** Aborted where a command that goes on is to end. */
  readonly ended?: AbortSignal
}

export type CommandOptions = {
  readonly json: boolean
  readonly out: string | undefined
  /** A bounce of the set, for `report`. */
  readonly audio: string | undefined
  /** Bounces beside the sets are heard too, for `library`. */
  readonly withSounds: boolean
  readonly notes: boolean
}

/** 0: done. 1: the call is not understood. 2: the file cannot be read. */
export type ExitCode = 0 | 1 | 2

/** The same terminal, to which nothing that it is given to say is a command. */
export function harmlessTerminal({ print, complain, progress, ended }: Terminal): Terminal {
  return {
    print: (text) => print(harmless(text)),
    complain: (text) => complain(harmless(text)),
    ...(progress && { progress: (text) => progress(harmless(text)) }),
    ...(ended && { ended }),
  }
}

/**
 * Names are of files that others made: a sign in them that would command the terminal, such as its title, its clipboard or what
 * it has shown, is written as JSON writes it. `harmless('A\u001B[2J')` → `'A\\u001b[2J'`
 */
export function harmless(text: string): string {
  return text.replaceAll(COMMANDS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** All that are none of letters, but the end of a line and the tab. */
const COMMANDS = /[^\P{Cc}\n\t]/gu
