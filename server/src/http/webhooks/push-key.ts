import { Type } from 'typebox'
import { data } from '../answer.ts'
import { operation } from '../operation.ts'

const EXAMPLE =
  'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8'

export const readPushKey = operation({
  id: 'obterChaveDeNavegadores',
  at: 'GET /navegadores/chave',
  tag: 'Webhooks',
  summary: 'Diz por que chave os navegadores conhecem esta instalação',
  description:
    'A `applicationServerKey` com que a página inscreve um navegador (`PushManager.subscribe`). A inscrição é um webhook: `url` é o endereço dela com `#navegador` no fim, e `secret`, as chaves dela, `p256dh` e `auth`, com um ponto entre as duas.',
  access: 'pessoa',
  answer: data(
    'A chave.',
    Type.Object(
      { chave: Type.String({ description: 'Pública: P-256, em base64url.', examples: [EXAMPLE] }) },
      { description: 'A chave pública da instalação.' },
    ),
    { chave: EXAMPLE },
  ),
  handle: async (_call, { commands }) => ({ chave: await commands.webhooks.pushKey() }),
})
