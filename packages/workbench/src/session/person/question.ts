import type { CreateMessageRequest, ElicitRequest, ElicitResult } from '@modelcontextprotocol/client'

/** Something that the server wants from the person, until she has answered. */
export type Question = { readonly number: number } & (
  | {
      readonly kind: 'elicitation'
      readonly params: ElicitRequest['params']
      readonly answer: (result: ElicitResult) => void
    }
  | {
      readonly kind: 'sampling'
      readonly params: CreateMessageRequest['params']
      readonly answer: (given: { text: string; model: string }) => void
      readonly refuse: () => void
    }
)
