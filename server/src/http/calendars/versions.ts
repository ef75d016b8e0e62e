import type { PublicationDetail } from '../../gazette/publication-detail.ts'
import type { ApiService } from '../service.ts'

/** Which version of its text each of these acts has. */
export async function versionsOf(
  ids: readonly string[],
  { publications }: Pick<ApiService['queries'], 'publications'>,
): Promise<Map<string, number>> {
  const { publicacoes } = await publications.readMany([...new Set(ids)], ['id', 'versao'])
  const acts = JSON.parse(Buffer.from(publicacoes, 'latin1').toString()) as Pick<
    PublicationDetail,
    'id' | 'versao'
  >[] // the fields that were asked for
  return new Map(acts.map(({ id, versao }) => [id, versao]))
}
