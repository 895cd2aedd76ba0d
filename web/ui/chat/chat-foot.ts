import { createStore } from 'zustand/vanilla'

/**
 * How high the foot of the chat in sight is, in pixels; null where there is none. No property of the page:
 * at each line that is typed, every element in it would be styled anew.
 */
export const chatFoot = createStore<{ height: number | null }>(() => ({ height: null }))
