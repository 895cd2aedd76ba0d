import { accountWalks } from './account.ts'
import { chatWalks } from './chats.ts'
import { homeWalks } from './home.ts'
import { visitorWalks } from './visitors.ts'

/** Every screen and state there is, in the order of the gallery. */
export const walks = [...visitorWalks, ...homeWalks, ...chatWalks, ...accountWalks]
