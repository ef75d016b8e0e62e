import type { DeliverySubject } from '../../webhooks/delivery.ts'

/** The subjects of events: events/event-data.ts. */
interface SentBody {
  dados?: {
    publicacao?: NonNullable<DeliverySubject['publicacao']>
    edicao?: NonNullable<DeliverySubject['edicao']>
  }
}

const decoder = new TextDecoder()

/** Reads it from the bytes of the delivery. */
export function subjectOf(body: Uint8Array): DeliverySubject {
  const { publicacao: act, edicao } = (JSON.parse(decoder.decode(body)) as SentBody).dados ?? {}
  return {
    publicacao: act
      ? {
          id: act.id,
          titulo: act.titulo,
          secao: act.secao,
          data_publicacao: act.data_publicacao,
        }
      : null,
    edicao: edicao ? { numero: edicao.numero, data: edicao.data } : null,
  }
}
