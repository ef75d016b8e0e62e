import {
  APIError,
  Arauto,
  type Alerta,
  type Aviso,
  type PaginaResultados,
  type Publicacao,
  type ResultadoBusca,
} from 'arauto-client'
import { verify } from 'arauto-client/webhook'

const arauto = new Arauto({ apiKey: 'ar_x', baseUrl: 'https://exemplo.com.br/api/v1' })

export async function use(): Promise<void> {
  const pagina: PaginaResultados = await arauto.buscar({
    termo: 'a',
    secao: ['1', 'extra'],
    orgao: 'MEC',
  })
  const primeira: ResultadoBusca | undefined = pagina.resultados[0]
  for await (const { titulo, situacao } of arauto.buscar({ termo: 'a' })) {
    // Known values complete; unknown ones are no error.
    if (situacao === 'revogada' || situacao === 'outra') console.log(titulo.length)
  }
  const { conteudo_completo }: Publicacao = await arauto.publicacao(primeira?.id ?? '')
  const edicoes = await arauto.edicoes({ mes: '2026-03' })
  const avisos: Aviso[] = edicoes.avisos
  const alerta: Alerta = await arauto.alertas.criar({
    nome: 'a',
    consulta: conteudo_completo,
    hora: 8,
  })
  await arauto.webhooks.excluir(alerta.id).catch((error: unknown) => {
    if (error instanceof APIError)
      console.log(error.status, error.detalhes[0]?.campo, avisos.length)
  })
  const evento = await verify(new Uint8Array(), new Headers(), 's')
  console.log(evento.dados.publicacao?.termos_correspondentes)
}

// @ts-expect-error -- termo is required.
void arauto.buscar({ secao: '1' })
// @ts-expect-error -- There is no section 4.
void arauto.buscar({ termo: 'a', secao: '4' })
// @ts-expect-error -- eventos is required.
void arauto.webhooks.criar({ url: 'https://exemplo.com.br' })
