import pg from 'pg'

/** The database with every table and no row that `postgres.setup.ts` makes. */
export const emptyPostgresDatabase = 'empty'

/** What that database is like, for one that was used to be made the same again. */
export type EmptyPostgres = {
  /** All that it is made of but rows: tables, columns, indexes, rules, triggers, functions; and the migrations that it has had. */
  shape: string
  /** Where each of its sequences begins. */
  sequences: readonly { name: string; last: string; isCalled: boolean }[]
}

let databases = 0

/**
 * Makes a database of its own beside the one that `base` names, without a table unless it is to be
 * the copy of another one; gives its address.
 */
export async function newPostgresDatabase(
  base: string,
  { name, copyOf }: { name?: string; copyOf?: string } = {},
): Promise<string> {
  databases += 1
  const own = name ?? `test_${process.pid}_${databases}`
  await withClient(base, (client) =>
    client.query(`create database ${own}${copyOf ? ` template ${copyOf}` : ''}`),
  )
  return Object.assign(new URL(base), { pathname: `/${own}` }).href
}

/** Databases that test servers of this process have done with, and how often each was used. */
const doneWith: string[] = []
const uses = new Map<string, number>()
/** What is deleted stays in a database's files, where nothing tidies them: after so many tests it is left alone. */
const mostUses = 40

/**
 * The address of a database with every table and no row: one that another test was done with, emptied, else a new copy.
 * So far fewer are made, each of which is 8 MB to be written.
 */
export async function emptyPostgres(base: string, empty: EmptyPostgres): Promise<string> {
  for (;;) {
    const url = doneWith.pop()
    if (!url) return newPostgresDatabase(base, { copyOf: emptyPostgresDatabase })
    if (await isMadeEmpty(url, empty).catch(() => false)) return url
  }
}

/** Leaves such a database to the next test. */
export function leavePostgres(url: string): void {
  const count = (uses.get(url) ?? 0) + 1
  uses.set(url, count)
  if (count < mostUses && !doneWith.includes(url)) doneWith.push(url)
}

/** What a database with every table is like; throws where one other than that of the migrations has a row. */
export const emptyPostgresOf = (url: string): Promise<EmptyPostgres> =>
  withClient(url, async (client) => {
    const { rows: filled } = await client.query<{ name: string }>(filledTables)
    if (filled.length > 0) throw new Error(`not empty: ${filled.map(({ name }) => name)}`)
    const { rows } = await client.query<{ name: string }>(
      "select c.oid::regclass::text as name from pg_class c where relkind = 'S' order by 1",
    )
    const sequences: EmptyPostgres['sequences'][number][] = []
    for (const { name } of rows) {
      const { rows } = await client.query<{ last: string; isCalled: boolean }>(
        `select last_value as last, is_called as "isCalled" from ${name}`,
      )
      sequences.push({ name, last: '1', isCalled: false, ...rows[0] })
    }
    return { shape: await shapeOf(client), sequences }
  })

/** Every table of ours that has had a row, but for the marks of migrations. */
const filledTables = `
  select oid::regclass::text as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'
    and pg_relation_size(oid) > 0`

const ours = "'public'::regnamespace"
const shape = `
  select md5(string_agg(line, chr(10) order by line)) as shape from (
    select concat_ws(' ', relkind, relname, reloptions) as line from pg_class where relnamespace = ${ours}
    union all select concat_ws(' ', attrelid::regclass, attname, atttypid, attnotnull, attidentity,
        pg_get_expr(adbin, adrelid)) from pg_attribute join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relnamespace = ${ours} and attnum > 0
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = ${ours}
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', tablename, rulename) from pg_rules where schemaname = 'public'
    union all select concat_ws(' ', proname, md5(prosrc)) from pg_proc where pronamespace = ${ours}
    union all select nspname from pg_namespace where nspname !~ '^pg_(toast_)?temp_'
    union all select name from migrations
    union all select setting from pg_db_role_setting, unnest(setconfig) as setting
      where setdatabase = (select oid from pg_database where datname = current_database())
  ) as lines`

const shapeOf = async (client: pg.Client): Promise<string> =>
  (await client.query<{ shape: string }>(shape)).rows[0]?.shape ?? ''

/** Whether nobody else is there, it is made as it was, and all its rows could go: a changed one is left to nobody. */
const isMadeEmpty = (url: string, empty: EmptyPostgres): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rowCount: others } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    if (others || (await shapeOf(client)) !== empty.shape) return false
    const { rows: filled } = await client.query<{ name: string }>(filledTables)
    // Without it, each row would ask whether another one belongs to it.
    await client.query("set session_replication_role = 'replica'")
    for (const { name } of filled) await client.query(`delete from ${name}`)
    for (const { name, last, isCalled } of empty.sequences) {
      await client.query('select setval($1::regclass, $2, $3)', [name, last, isCalled])
    }
    return true
  })

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
