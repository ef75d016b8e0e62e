export const feeds = {
  title: (name: string) => `Feed de ${name}`,
  what: 'Um endereço para o seu leitor de feeds (RSS, Atom), que mostra sempre os 50 atos mais recentes. Quem tem o endereço lê o feed, sem entrar: não o publique.',
  make: 'Criar endereço',
  copyHelp:
    'Copie o endereço agora: ele só é mostrado esta vez. Para que ele deixe de valer, revogue a chave dele em Chaves.',
  menu: 'Feed (RSS)',
  offer: 'Ou sempre em dia, no seu leitor de feeds:',
}
