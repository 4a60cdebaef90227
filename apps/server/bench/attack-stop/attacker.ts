import { meansOf, type Person, type Target } from './requests.ts'
import { serverInputs } from './server-inputs.ts'
import { worstInputs } from './worst-inputs.ts'

/**
 * The attacker, in a process of its own: what it costs to write a megabyte is not the server's and delays no one else's clock. A
 * message names the input and how long it is sent; the answer counts the statuses.
 */
export type Order = { name: string; target: Target; attacker: Person; forMs: number }
export type Statuses = [status: number, amount: number][]

const inputs = new Map([...worstInputs, ...serverInputs].map((attack) => [attack.name, attack]))

process.on('message', ({ name, target, attacker, forMs }: Order) => {
  const attack = inputs.get(name)
  if (!attack) throw new Error(`There is no attack "${name}".`)
  const until = Date.now() + forMs
  const answers = new Map<number, number>()
  const means = meansOf(target, attacker)
  const strike = async () => {
    for (let n = 0; Date.now() < until; n += 1) {
      const status = await attack.strike({ ...means, n }).catch(() => 0)
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
  }
  void Promise.all(Array.from({ length: attack.atOnce }, strike)).then(() =>
    process.send?.([...answers].toSorted(([a], [b]) => a - b) satisfies Statuses),
  )
})
process.send?.('ready')
