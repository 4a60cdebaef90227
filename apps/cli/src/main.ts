#!/usr/bin/env node
import { run } from './run.ts'
import { harmless } from './terminal.ts'

const ending = new AbortController()
process.once('SIGINT', () => ending.abort())

process.exitCode = await run(process.argv.slice(2), {
  print: (text) => process.stdout.write(`${harmless(text)}\n`),
  ended: ending.signal,
  complain: (text) => process.stderr.write(`${harmless(text)}\n`),
  ...(process.stderr.isTTY ? { progress: (text: string) => process.stderr.write(`\r\u001B[K${harmless(text)}`) } : {}),
})
