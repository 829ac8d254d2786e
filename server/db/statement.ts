import { CompiledQuery } from 'kysely';

export const statement = <R>(sql: string, parameters: readonly unknown[]): CompiledQuery<R> =>
  CompiledQuery.raw(sql, [...parameters]) as CompiledQuery<R>;
