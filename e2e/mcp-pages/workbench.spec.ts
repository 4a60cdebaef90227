import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { FULL } from '../site/builds.ts'
import { isAccessible, nameServer } from './name-server.ts'
import { test } from './strangers.ts'
import { expect } from '../site/signed-in.ts'

async function connect(page: Page, address: string | undefined, transport: 'sse' | 'streamable'): Promise<void> {
  await page.goto(`${FULL}/mcp-sdk-test`)
  if (address !== undefined) await nameServer(page, address)
  await page.getByLabel('Transport').selectOption(transport)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
}

for (const transport of ['sse', 'streamable'] as const) {
  test(`another server by ${transport}: progress, cancel, elicitation, sampling`, async ({ page, strangers }) => {
    await connect(page, transport === 'sse' ? strangers.stream : strangers.streamable, transport)

    await page.getByRole('button', { name: /^trigger-long-running-operation/ }).click()
    await page.getByRole('spinbutton', { name: /^duration/ }).fill('20')
    await page.getByRole('spinbutton', { name: /^steps/ }).fill('40')
    await page.getByRole('button', { name: 'Execute Tool' }).click()
    await expect(page.getByRole('progressbar', { name: 'Progress of the tool' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Error' })).toContainText('Cancelled by you')

    await page
      .getByRole('button', { name: /^trigger-elicitation-request\b(?!-)/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Execute Tool' }).click()
    const question = page.getByRole('dialog')
    await expect(question).toBeVisible()
    await isAccessible(page)
    await question.getByRole('textbox').first().fill('Nora')
    await question.getByRole('button', { name: 'Send answer' }).click()
    await expect(page.getByRole('region', { name: 'Response' })).toContainText('Nora')

    await page
      .getByRole('button', { name: /^trigger-sampling-request\b(?!-)/ })
      .first()
      .click()
    await page.getByRole('textbox', { name: /^prompt/ }).fill('Name a fifth')
    await page.getByRole('button', { name: 'Execute Tool' }).click()
    await expect(question).toContainText('Name a fifth')
    await question.getByLabel('Answer', { exact: true }).fill('C and G')
    await isAccessible(page)
    await question.getByRole('button', { name: 'Send answer' }).click()
    await expect(page.getByRole('region', { name: 'Response' })).toContainText('C and G')
  })
}

test('another server: resources, templates with completion, subscription, prompts, logging', async ({
  page,
  strangers,
}) => {
  await connect(page, strangers.streamable, 'streamable')
  const tab = (name: string) => page.getByRole('tab', { name })

  await tab('Resources').click()
  await page
    .getByRole('button', { name: /^Read / })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Content' })).toBeVisible()
  const template = page.getByRole('form').first()
  await template.getByRole('combobox').first().fill('1')
  await template.getByRole('button', { name: /^Read / }).click()
  await expect(page.getByRole('region', { name: 'Content' })).toContainText('/1')
  await page
    .getByRole('button', { name: /^Subscribe to / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Unsubscribe from / }).first()).toBeVisible()
  await isAccessible(page)

  await tab('Prompts').click()
  await page.getByRole('button', { name: /^completable-prompt/ }).click()
  const offered = page.locator('datalist option')
  const department = page.getByRole('combobox', { name: /department/i })
  await department.focus()
  await expect(offered.first()).toBeAttached()
  await department.fill('Eng')
  await expect(offered).toHaveCount(1)
  await department.fill('Engineering')
  const name = page.getByRole('combobox', { name: /^name/i })
  await name.focus()
  await expect(page.locator('datalist option[value="Alice"]')).toBeAttached()
  await name.fill('Alice')
  await page.getByRole('button', { name: 'Get prompt' }).click()
  await expect(page.getByRole('group', { name: 'Messages of the prompt' })).toContainText('Alice')
  await isAccessible(page)

  await tab('Server').click()
  await expect(page.getByText('2025-11-25', { exact: true })).toBeVisible()
  await page.getByLabel('Logging level').selectOption('debug')
  await expect(page.getByText('The logging level is now debug.')).toBeVisible()
  await isAccessible(page)
})

test('our own server: requests of HTTP without the token, a prompt with completion, views in frames of their own', async ({
  page,
  complaints,
}) => {
  await connect(page, undefined, 'streamable')
  await test.step('the timeline shows requests of HTTP with status, headers and bodies', async () => {
    await page.getByLabel('Kind').selectOption('http')
    const timeline = page.getByRole('region', { name: 'Timeline' })
    await timeline
      .locator('summary')
      .filter({ hasText: /POST .*\/mcp 200/ })
      .first()
      .click()
    const request = timeline.getByRole('group', { name: 'Request as sent' })
    await expect(request).toContainText('POST /mcp')
    await expect(request).toContainText('authorization: Bearer •••')
    await expect(request).toContainText('"method":"initialize"')
    const answer = timeline.getByRole('group', { name: 'Answer as received' })
    await expect(answer).toContainText(/^200/)
    await expect(answer).toContainText('mcp-session-id: ')
    await isAccessible(page)
  })
  await test.step('a prompt with completion, and what it gives', async () => {
    await page.getByRole('tab', { name: 'Prompts' }).click()
    await page.getByRole('button', { name: /^teach_harmony/ }).click()
    const project = page.getByRole('combobox', { name: 'project', exact: true })
    await project.focus()
    await expect(page.locator('datalist option[value="Example song"]')).toBeAttached()
    await project.fill('example')
    const section = page.getByRole('combobox', { name: 'section', exact: true })
    await section.focus()
    await expect(page.locator('datalist option[value="Drop"]')).toBeAttached()
    await section.fill('Drop')
    await page.getByRole('button', { name: 'Get prompt' }).click()
    await expect(page.getByRole('group', { name: 'Messages of the prompt' })).toContainText('section Drop')
  })
  await test.step('our own views: sections answer, notes are walked by keys', async () => {
    await page.getByRole('button', { name: /^arrangement_read/ }).click()
    await page.getByRole('textbox', { name: /^project/ }).fill('example')
    await page.getByRole('button', { name: 'Execute Tool' }).click()
    const sections = page.frameLocator('iframe[title^="View of "]')
    await sections.getByRole('button', { name: /^Drop 41/ }).click()
    await expect(sections.getByRole('status')).toContainText('density')
    await expect(sections.getByRole('listitem').first()).toBeVisible()
    await isAccessible(page)

    await page.getByRole('button', { name: /^clip_notes/ }).click()
    await page.getByRole('textbox', { name: /^project/ }).fill('example')
    await page.getByRole('textbox', { name: /^track/ }).fill('Bass')
    await page.getByRole('button', { name: 'Execute Tool' }).click()
    const roll = page.frameLocator('iframe[title^="View of "]')
    await roll.locator('rect[tabindex="0"]').focus()
    const first = await roll.getByRole('status').textContent()
    await page.keyboard.press('ArrowRight')
    await expect(roll.getByRole('status')).not.toHaveText(first ?? '')
    await expect(page.getByText('may not reach any address')).toBeVisible()
  })
  /** axe asks a frame by the origin of its page where it comes as axe looks, and the frame of a view has none. */
  const ofAxe = complaints.findIndex((text) => /'postMessage'.*recipient window's origin \('null'\)/.test(text))
  if (ofAxe >= 0) complaints.splice(ofAxe, 1)
})

test('another server: the timeline, saved calls, roots and tasks', async ({ page, strangers }) => {
  await connect(page, strangers.streamable, 'streamable')
  await test.step('the timeline measures, filters, sends again and exports', async () => {
    await page.getByRole('button', { name: /^echo/ }).click()
    await page.getByRole('textbox', { name: /^message/ }).fill('a fifth')
    await page.getByRole('button', { name: 'Execute Tool' }).click()
    await expect(page.getByRole('region', { name: 'Response' })).toContainText('a fifth')
    const timeline = page.getByRole('region', { name: 'Timeline' })
    await expect(timeline).toContainText(/tools\/call.*\d+ ms/s)
    await page.getByLabel('Kind').selectOption('request')
    await page.getByLabel('Search the messages').fill('a fifth')
    await expect(timeline.locator('details')).toHaveCount(1)
    await timeline.locator('summary').first().click()
    await timeline.getByRole('button', { name: 'Send again' }).click()
    await expect(timeline.locator('details')).toHaveCount(2)
    await isAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as JSON' }).click()
    const exported = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { label: string }[]
    expect(exported.map(({ label }) => label)).toEqual(['tools/call', 'tools/call'])
  })
  await test.step('it asks for roots, and hears when they change', async () => {
    await page.getByRole('tab', { name: 'Roots' }).click()
    await page.getByLabel('Address of the folder').fill('music')
    await page.getByRole('button', { name: 'Add root' }).click()
    await expect(page.getByText('A root must begin with file:///')).toBeVisible()
    await page.getByLabel('Address of the folder').fill('file:///home/nora/music')
    await page.getByLabel('Name', { exact: true }).fill('Music')
    await page.getByRole('button', { name: 'Add root' }).click()
    await expect(page.getByText('The server has been told that the roots have changed.')).toBeVisible()
    await isAccessible(page)
    await page.getByRole('button', { name: /^get-roots-list/ }).click()
    await page.getByRole('button', { name: 'Execute Tool' }).click()
    await expect(page.getByRole('region', { name: 'Response' })).toContainText('file:///home/nora/music')
    await page.getByRole('button', { name: 'Remove file:///home/nora/music' }).click()
    await expect(page.getByText('No roots are offered.')).toBeVisible()
  })
  await test.step('a tool runs as a task: its state, its result, and an end to it', async () => {
    const start = async (topic: string) => {
      await page.getByRole('button', { name: /^simulate-research-query/ }).click()
      await page.getByRole('textbox', { name: /^topic/ }).fill(topic)
      await page.getByRole('button', { name: 'Execute Tool' }).click()
      await expect(page.getByRole('region', { name: 'Response' })).toContainText('"taskId"')
    }
    await start('fifths')
    await page.getByRole('tab', { name: 'Tasks' }).click()
    const tasks = page.getByRole('list', { name: 'Tasks' })
    await expect(tasks).toContainText('working')
    await isAccessible(page)
    await expect(tasks).toContainText('completed')
    await tasks.getByRole('button', { name: /^Result of/ }).click()
    await expect(page.getByRole('group', { name: /^Result of/ })).toContainText('fifths')
    await start('thirds')
    await page.getByRole('button', { name: 'Refresh tasks' }).click()
    await tasks.getByRole('button', { name: /^Cancel / }).click()
    await expect(tasks).toContainText('cancelled')
  })
  await test.step('saved calls are made again, green and red, and are there after a reload', async () => {
    await page.getByRole('button', { name: /^echo/ }).click()
    await page.getByRole('textbox', { name: /^message/ }).fill('a fifth')
    await page.getByRole('button', { name: 'Execute Tool' }).click()
    await page.getByRole('button', { name: 'Save this call' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Execute Tool' }).click()
    await page.getByRole('button', { name: 'Save this call' }).click()
    await page.getByLabel('Name of the call').fill('to fail')
    await page.getByLabel('What is expected').selectOption('failure')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('tab', { name: 'Saved calls' }).click()
    await page.getByRole('button', { name: 'Run all' }).click()
    await expect(page.getByText('1 of 2 as expected')).toBeVisible()
    await expect(page.getByText(/^As expected, \d+ ms$/)).toBeVisible()
    await expect(page.getByText(/^It succeeded but was expected to fail/)).toBeVisible()
    await isAccessible(page)
    await page.reload()
    await page.getByRole('tab', { name: 'Saved calls' }).click()
    await expect(page.getByText('to fail')).toBeVisible()
  })
})

test('the frame of a view has no origin, and our pages stand in no frame of others', async ({ request }) => {
  const policyOf = async (address: string) => (await request.get(address)).headers()['content-security-policy'] ?? ''
  expect(await policyOf(`${FULL}/mcp/view-frame`)).toContain('sandbox allow-scripts; default-src')
  expect(await policyOf(`${FULL}/mcp-sdk-test`)).toContain("frame-ancestors 'none'")
})
