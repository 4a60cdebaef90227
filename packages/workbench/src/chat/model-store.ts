import { useSyncExternalStore } from 'react'
import { isRecord } from '../wire/mcp-tool.ts'
import { jsonOf } from '../wire/read-answer.ts'

/** The service that answers in the chat. */
export type Model = {
  readonly service: 'openai' | 'anthropic'
  /** Without the last part of the path, such as `https://api.openai.com/v1`. */
  readonly address: string
  readonly name: string
  /** In the memory of the page: it ends with it, and is sent to `address` alone. Empty where none is needed. */
  readonly key: string
}

export const ADDRESSES = { openai: 'https://api.openai.com/v1', anthropic: 'https://api.anthropic.com/v1' } as const

export function useModel(): Model | undefined {
  return useSyncExternalStore(subscribe, heldModel, () => undefined)
}

/** Keeps which model it is in this browser, and its key in the memory of this page. */
export function chooseModel(model: Model): void {
  current = model
  const { key: _key, ...kept } = model
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A full or forbidden store: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** Of a person who signs out: the next one at this page does not spend it. */
export function forgetModelKey(): void {
  current = null
  for (const listener of listeners) listener()
}

export function heldModel(): Model | undefined {
  if (current !== null) return current
  let kept: unknown
  try {
    kept = jsonOf(localStorage.getItem(KEY) ?? '')
  } catch {
    kept = undefined
  }
  current = isKept(kept) ? { ...kept, key: '' } : undefined
  return current
}

function isKept(value: unknown): value is Omit<Model, 'key'> {
  return (
    isRecord(value) &&
    (value['service'] === 'openai' || value['service'] === 'anthropic') &&
    typeof value['address'] === 'string' &&
    typeof value['name'] === 'string'
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const KEY = 'mcp-chat-model'
const listeners = new Set<() => void>()
let current: Model | undefined | null = null
