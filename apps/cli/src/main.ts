#!/usr/bin/env node
import { run } from './run.ts'

const ending = new AbortController()
process.once('SIGINT', () => ending.abort())

process.exitCode = await run(process.argv.slice(2), {
  print: (text) => process.stdout.write(`${text}\n`),
  ended: ending.signal,
  complain: (text) => process.stderr.write(`${text}\n`),
  ...(process.stderr.isTTY ? { progress: (text: string) => process.stderr.write(`\r\u001B[K${text}`) } : {}),
})
