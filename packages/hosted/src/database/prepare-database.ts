import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { applyMigrations } from '@kvint/postgres'
import { Client } from 'pg'

/**
 * Brings the service's own schemas up to date, then the product's. Several servers may do so at once. The address is one of
 * the database itself: its account owns the database, and has CREATEROLE or finds the three roles made before.
 * A database that a backup is put into is brought as far as that one was (`upTo`: the versions).
 *
 * @example await prepareDatabase('postgres://localhost/kvint', readProductMigrations())
 */
export async function prepareDatabase(
  connectionString: string,
  productMigrations: readonly string[],
  upTo: { readonly service?: string | undefined; readonly product?: string | undefined } = {},
): Promise<void> {
  const ledger = { schema: 'auth', table: 'service_migrations' }
  await applyMigrations(connectionString, OWN_MIGRATIONS, { ledger, upTo: upTo.service })
  for (const folder of productMigrations) await applyMigrations(connectionString, folder, { upTo: upTo.product })
  await letServiceRolePass(connectionString)
}

/**
 * Only a superuser may make a role that no policy holds. Where none made `service_role`, a policy on each table says the same.
 */
async function letServiceRolePass(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(PASS)
  } finally {
    await client.end().catch(() => {})
  }
}

const PASS = `do $$
declare t record;
begin
  perform pg_advisory_xact_lock(7154118212);
  for t in select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relrowsecurity and c.relkind in ('r', 'p') and n.nspname in ('auth', 'realtime', 'public', 'kvint')
      and exists (select from pg_roles where rolname = 'service_role' and not rolbypassrls)
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'service role')
  loop
    execute format('create policy "service role" on %s for all to service_role using (true) with check (true)', t.name);
  end loop;
end $$`

/** By the name of the package, which holds where this file was built into another as well. */
const OWN_MIGRATIONS = join(dirname(createRequire(import.meta.url).resolve('@kvint/hosted/package.json')), 'migrations')
