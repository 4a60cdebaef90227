export type Outcome =
  | { readonly kind: 'response'; readonly result: unknown }
  | { readonly kind: 'error'; readonly message: string }
