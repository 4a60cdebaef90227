export const apiReferenceEn = {
  title: 'API Reference',
  lead: 'Every call of the API, from the same document that the server validates calls against.',
  document: 'The document as OpenAPI 3.1',
  back: 'API Documentation',
  loading: 'Fetching the document...',
  failed: 'The document could not be fetched. Please try again.',
  access: {
    open: 'Open to everyone.',
    account: 'Needs the access token of a sign-in.',
    accountOrKey: 'Needs an access token, or an API key with the right scope.',
  },
  parameters: 'Parameters',
  body: 'Body',
  answer: (status: string) => `Answer ${status}`,
  field: 'Field',
  type: 'Type',
  required: 'required',
  noFields: 'Any JSON.',
  errors: 'Errors',
  errorsText:
    'Every refusal has one shape: a code for programs, a sentence for people and the id of the request. After a 429, wait for as long as Retry-After says.',
  once: 'Safe Retries',
  onceText:
    'Send an Idempotency-Key of your own with a write. Repeat the call within a day, and you get the same answer and nothing is done twice. The same key with a different body is refused.',
}

export type ApiReferenceCopy = typeof apiReferenceEn
