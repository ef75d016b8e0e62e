import type { Operation } from '../operation.ts'
import { confirmByProvider, concludeIdentity, linkIdentity, unlinkIdentity } from './identities.ts'
import { invitationSchemas } from './invitation-schema.ts'
import { acceptInvitation, followInvitation } from './invitation.ts'
import { invite, listInvitations, withdrawInvitation } from './invitations.ts'
import { changeRole, listMembers, removeMember } from './members.ts'
import { changePassword, forgetPassword, resetPassword } from './passwords.ts'
import { changeAddress, proveAddress, renamePerson } from './person.ts'
import { goToProvider, signInByProvider } from './provider.ts'
import { convidadoSchema, sessaoAbertaSchema, sessionSchemas } from './schema.ts'
import { confirmApp, dropApp, proposeApp, renewRecoveryCodes } from './second-factor.ts'
import { confirmSession, readSession, signIn, signOut } from './session.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.ts'
import { readInstallation, signUp } from './sign-up.ts'

export const peopleSchemas = [
  ...sessionSchemas,
  sessaoAbertaSchema,
  convidadoSchema,
  ...invitationSchemas,
]

/** People and their access. */
export const peopleOperations: Operation[] = [
  readSession,
  signIn,
  confirmSession,
  signOut,
  listSessions,
  endOtherSessions,
  endSession,
  goToProvider,
  signInByProvider,
  confirmByProvider,
  linkIdentity,
  concludeIdentity,
  unlinkIdentity,
  followInvitation,
  acceptInvitation,
  listInvitations,
  invite,
  withdrawInvitation,
  readInstallation,
  signUp,
  forgetPassword,
  resetPassword,
  changePassword,
  renamePerson,
  changeAddress,
  proveAddress,
  proposeApp,
  confirmApp,
  renewRecoveryCodes,
  dropApp,
  listMembers,
  changeRole,
  removeMember,
]
