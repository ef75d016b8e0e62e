export const people = {
  title: 'Pessoas',
  you: 'você',
  since: (date: string) => `Desde ${date}`,
  withApp: 'Com aplicativo',
  roles: { administrador: 'Administra a instalação', membro: 'Membro' },
  actions: (name: string) => `Ações de ${name}`,
  make: { administrador: 'Tornar administrador', membro: 'Tornar membro' },
  roleTitle: (name: string) => `Mudar o papel de ${name}?`,
  roleHelp: {
    administrador:
      'Quem administra vê todas as contas, chaves e pessoas, e cuida da instalação. Vale de imediato.',
    membro: 'Como membro, trabalha só na conta a que pertence. Vale de imediato.',
  },
  remove: 'Tirar o acesso',
  removeTitle: (name: string) => `Tirar o acesso de ${name}?`,
  removeHelp:
    'As sessões da pessoa terminam de imediato, com os convites abertos que fez. Webhooks e alertas são da conta, e ficam.',
  revokeKeys: (count: number) =>
    count === 1 ? 'Revogar a chave que criou' : `Revogar as ${count} chaves que criou`,
  keepKeysHelp:
    'Se não, você passa a responder por elas, menos as de administração, que terminam sempre.',
  invite: 'Convidar',
  invited: 'Convites abertos',
  byLink: 'Por link',
  newAccount: 'conta nova',
  holdsUntil: (moment: string) => `O convite vale até ${moment}.`,
  withdraw: 'Retirar',
  emailHelp: 'O convite vai por e-mail. Em branco, damos um link para você mandar.',
  as: 'Como',
  asNames: { member: 'Membro', newAccount: 'Membro de uma conta nova', owner: 'Administrador' },
  asHelp: {
    member: (account: string) => `Trabalha na conta “${account}”.`,
    newAccount: () => 'Começa uma conta, a que dá o nome; não vê as outras.',
    owner: (account: string) => `Na conta “${account}”, e cuida da instalação inteira.`,
  },
  makeInvitation: 'Fazer o convite',
  keepLink: 'Mande este link a quem você convida. É a única vez que ele aparece.',
  sentTo: (email: string) => `O convite está a caminho de ${email}.`,
}
