/** What remains of an event: that it was, so that it is not told again. No act has this id. */
export const ERASED_EVENT = JSON.stringify({
  publicacao: '',
  versao: 0,
  webhooks: [],
  alerta: null,
})
