import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from './check.ts'
import { findOrInstall, lacks } from './real-parts/find-or-install.ts'
import { freePorts } from './real-parts/run-part.ts'
import { signUp } from './sign-up.ts'
import { inFolder, spawnServer } from './spawn-server.ts'

const SHIPPED = new URL('../../../deploy/observability/', import.meta.url)
const RUNBOOK = new URL('../../../docs/runbook.md', import.meta.url)

export const OBSERVABILITY: Check = {
  number: 46,
  name: 'metrics, alerts and dashboard, read by the tool that comes with Prometheus',
  limit: 'promtool finds no fault, each alert fires on its fault and has its part of the runbook, no name is unknown',
  run: () =>
    inFolder(async (folder) => {
      const promtool = findOrInstall('promtool', 'prometheus')
      if (!promtool) return lacks('promtool of Prometheus')
      const metrics = await metricsOf(folder)
      /** How the library names what it says of Node is its own affair. */
      const ours = metrics.replace(/^.*\bnodejs_.*\n/gm, '')
      const exposed = new Set([...metrics.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name))
      const alerts = readFileSync(new URL('alerts.yaml', SHIPPED), 'utf8')
      const dashboard = readFileSync(new URL('dashboard.json', SHIPPED), 'utf8')
      const rules = join(folder, 'alerts.yaml')
      writeFileSync(rules, alerts)
      const tests = join(folder, 'tests.yaml')
      writeFileSync(
        tests,
        JSON.stringify({ rule_files: [rules], evaluation_interval: '1m', tests: FAULTS.map(asTest) }),
      )
      const faults = [
        toolSays(promtool, ['check', 'metrics'], ours),
        toolSays(promtool, ['check', 'rules', rules]),
        toolSays(promtool, ['test', 'rules', tests]),
      ].filter((words) => words !== '')
      const used = [...`${alerts}${dashboard}`.matchAll(NAMES)].map(([name]) =>
        name.replace(/_(?:count|bucket|sum)$/, ''),
      )
      const unknown = [...new Set(used)].filter((name) => !exposed.has(name))
      const named = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name)
      const runbook = readFileSync(RUNBOOK, 'utf8')
      const bare = named.filter(
        (name) => !runbook.includes(`## ${name}\n`) || !FAULTS.some(({ alert }) => alert === name),
      )
      return {
        isGood: faults.length === 0 && unknown.length === 0 && bare.length === 0,
        figure: `${exposed.size} metrics, ${named.length} alerts fire on their fault; unknown names: ${unknown.join(', ') || 'none'}; without a part or a fault: ${bare.join(', ') || 'none'} ${faults.join(' | ').slice(0, 500)}`,
      }
    }),
}

/** What a server with backups shows after a call and a sign-up. */
async function metricsOf(folder: string): Promise<string> {
  const [port = 0] = await freePorts(1)
  const server = await spawnServer({
    KVINT_DATA: folder,
    METRICS_PORT: String(port),
    BACKUPS: join(folder, 'backups'),
    LOG_LEVEL: 'silent',
  })
  try {
    await signUp(server.url)
    return await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  } finally {
    await server.stop()
  }
}

/** Empty where it has nothing to say. */
function toolSays(promtool: string, args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(promtool, args, { input, encoding: 'utf8' })
  return status === 0 ? '' : `${args.slice(0, 2).join(' ')}: ${stdout}${stderr}`.trim()
}

/** Of each alert the series of its fault, a value a minute, and the labels that it then has. */
const FAULTS: readonly Fault[] = [
  { alert: 'QueueIsOld', series: { queue_oldest_seconds: '700+60x60', queue_is_paused: '0x60' } },
  { alert: 'SetsAreSetAside', series: { queue_parked: '0x30 9x60' } },
  { alert: 'StoreIsAway', series: { 'store_failures_total{reason="away"}': '0+30x60' }, labels: { reason: 'away' } },
  {
    alert: 'DatabaseIsWaitedFor',
    series: { 'database_connections{state="waited_for",instance="one"}': '9x60' },
    labels: { instance: 'one' },
  },
  { alert: 'MailIsStuck', series: { mail_waiting: '60x60', mail_given_up: '0x60' } },
  { alert: 'BackupIsOverdue', series: { backup_overdue_seconds: '9000x60' } },
  {
    alert: 'AnswersFail',
    series: {
      'http_request_duration_seconds_count{status="503"}': '0+9x60',
      'http_request_duration_seconds_count{status="200"}': '0+90x60',
    },
  },
]

type Fault = {
  readonly alert: string
  readonly series: Readonly<Record<string, string>>
  readonly labels?: Readonly<Record<string, string>>
}

function asTest({ alert, series, labels = {} }: Fault) {
  const rules = readFileSync(new URL('alerts.yaml', SHIPPED), 'utf8')
  const rule = rules.slice(rules.indexOf(`alert: ${alert}\n`))
  const said = (pattern: RegExp) =>
    (pattern.exec(rule)?.[1] ?? '').replace('{{ $labels.reason }}', labels['reason'] ?? '')
  return {
    interval: '1m',
    input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
    alert_rule_test: [
      {
        eval_time: '45m',
        alertname: alert,
        exp_alerts: [
          {
            exp_labels: { severity: said(/severity: (\w+)/), ...labels },
            exp_annotations: { summary: said(/summary: '([^']*)'/), runbook: said(/runbook: '([^']*)'/) },
          },
        ],
      },
    ],
  }
}

const NAMES = /\b(?:queue|mail|store|part|database|http|analyses|mcp|event|backup|process)_[a-z_]+(?=[\s({[)"\\]|$)/gm
