import type { Words } from '../pt/index.ts'

export const browsers: Words['browsers'] = {
  title: 'Browser notifications',
  here: 'Notifications in this browser',
  hereHelp:
    'Every act found appears as a system notification, even while the page is closed. Several at once come in one.',
  none: 'No browser shows the notifications of this account’s alerts.',
  help: 'Each one shows the notifications of the alerts that have it among their channels. Remove a shared computer: it goes on showing them after you sign out.',
  turnOn: 'Turn on notifications in this browser',
  thisOne: 'This one',
  since: (moment: string) => `Since ${moment}.`,
  test: 'Test',
  remove: 'Remove',
  tested: 'Sent. See whether the notification appears in that browser.',
  testOver:
    'The notification service says that this browser receives nothing any more. Turn notifications on again there, or remove it.',
  testFailed:
    'The notification service did not take the message. The delivery, under Webhooks, has its answer.',
  ended: (moment: string) =>
    `Has received nothing since ${moment}: the permission was withdrawn, or the browser was not reached. Turn notifications on again there, and what was left is sent; or remove it.`,
  lost: 'The address of this browser was lost with the key that sealed it. Turn notifications on again there, and what waits is sent; or remove it.',
  off: (moment: string) => `Deactivated on ${moment}. Reactivate it under Webhooks, or remove it.`,
  obstacles: {
    unsupported:
      'This browser does not show notifications of this page. A current Chrome, Edge, Firefox or Safari on a computer does, or Chrome or Firefox on Android, with the page over https.',
    denied:
      'Notifications of this page are blocked in this browser. Allow them at the icon beside the address and try again. In a private window the browser does not allow them.',
    undecided:
      'The browser asked whether the page may show notifications, and got no answer. Try again and choose “Allow”.',
    refused:
      'The browser could not subscribe to its notification service. That happens in private windows, and where the network blocks that service.',
  },
}
