import { KvintError } from '@kvint/contract'
import { PostgresError } from '@kvint/postgres'
import { StoreFailure } from '../platform/blobs/store-failure.ts'
import { readConfiguration } from '../platform/configuration/configuration.ts'
import { doctor } from './doctor.ts'
import { makeBackup } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import { queueCommand } from './queue-commands.ts'
import { restoreBackup } from './restore-backup.ts'
import { withSystem } from './with-system.ts'

/** `kvint backup|restore|queue|doctor`, with the settings of the server from the environment. */
process.exitCode = await operate(process.argv.slice(2)).catch((error: unknown) => {
  const isKnown = error instanceof KvintError || error instanceof PostgresError
  complain(error instanceof StoreFailure ? error.toOperators : isKnown ? error.message : String(error))
  return 1
})

async function operate([command = '', ...words]: readonly string[]): Promise<number> {
  if (!/^(?:backup|restore|queue|doctor)$/.test(command)) {
    complain(`There is no command "${command}". Use backup, restore, queue or doctor.`)
    return 2
  }
  const configuration = readConfiguration(process.env)
  if (command === 'doctor') {
    const { lines, isWell } = await doctor(configuration)
    say(lines.join('\n'))
    return isWell ? 0 : 1
  }
  if ('problems' in configuration) {
    complain(configuration.problems.join('\n'))
    return 2
  }
  const [folder] = words
  if ((command === 'backup' || command === 'restore') && !folder) {
    complain(`"kvint ${command}" needs a folder.`)
    return 2
  }
  return await withSystem(configuration, async (system) => {
    if (command === 'queue') say(await queueCommand(system.pool, words))
    else if (command === 'backup' && folder) say(`${inWords(await makeBackup(system, folder))}\nIt lies in ${folder}.`)
    else if (command === 'restore' && folder) {
      if (system.isServerRunning) {
        complain('A server runs on this data folder. Stop it, then restore.')
        return 1
      }
      const manifest = await restoreBackup(system, folder)
      say(
        `${inWords(manifest)}\nEvery table and every file was compared with the backup of ${manifest.madeAt}: all equal.`,
      )
    }
    return 0
  })
}

function inWords({ tables, files, hasSessionKey }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `${rows} rows of ${tables.length} tables, ${files.count} files of ${(files.bytes / 1e6).toFixed(1)} MB${hasSessionKey ? ', the session key' : ''}.`,
    ...(files.missing.length > 0
      ? [
          `${files.missing.length} files were not in the store as they were kept: ${files.missing.slice(0, 5).join(', ')}`,
        ]
      : []),
  ].join('\n')
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function complain(text: string): void {
  process.stderr.write(`${text}\n`)
}
