import { expect, it } from 'vitest'
import { sessionTasks } from './session-tasks.ts'

const CAPABLE = { tasks: { requests: { tools: { call: {} } } } }
const working = { taskId: 't1', status: 'working' }

/** Answers by method, and remembers what was asked. */
function server(answers: Record<string, unknown>) {
  const asked: [string, Record<string, unknown>][] = []
  const send = async (method: string, params: Record<string, unknown>) => {
    asked.push([method, params])
    return answers[method]
  }
  return { asked, send }
}

it('starts a tool as a task and asks after it', async () => {
  const { asked, send } = server({
    'tools/call': { task: working },
    'tasks/get': working,
    'tasks/result': { content: [] },
  })
  const tasks = sessionTasks(send, CAPABLE)
  expect(await tasks?.start({ name: 'dig' }, { deep: true })).toEqual({ task: working })
  expect(await tasks?.all()).toEqual([working])
  expect(await tasks?.result('t1')).toEqual({ content: [] })
  await tasks?.cancel('t1')
  expect(asked).toEqual([
    ['tools/call', { name: 'dig', arguments: { deep: true }, task: { ttl: 600_000 } }],
    ['tasks/get', { taskId: 't1' }],
    ['tasks/result', { taskId: 't1' }],
    ['tasks/cancel', { taskId: 't1' }],
  ])
})

it('lists what the server lists, where it does', async () => {
  const { asked, send } = server({ 'tasks/list': { tasks: [working, { taskId: 1 }] } })
  expect(await sessionTasks(send, { tasks: { list: {}, ...CAPABLE.tasks } })?.all()).toEqual([working])
  expect(asked).toEqual([['tasks/list', {}]])
})

it.each([[{}], [{ tasks: {} }], [{ tasks: { requests: { sampling: {} } } }]])(
  '%o runs no tools as tasks',
  (capabilities) => {
    expect(sessionTasks(async () => undefined, capabilities)).toBeUndefined()
  },
)

it.each([
  [{ taskSupport: 'required' }, 'required'],
  [{ taskSupport: 'optional' }, 'optional'],
  [{}, 'forbidden'],
  [undefined, 'forbidden'],
])('a tool with execution %o: %s', (execution, support) => {
  const tasks = sessionTasks(async () => undefined, CAPABLE)
  expect(tasks?.support({ name: 'a', ...(execution && { execution }) })).toBe(support)
})
