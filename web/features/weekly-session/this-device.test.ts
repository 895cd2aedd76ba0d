import { afterEach, expect, test } from 'vitest'
import { type OpenView, recallView, rememberView } from './this-device.ts'

afterEach(() => sessionStorage.clear())

const couple = [100, 101]
const views: OpenView[] = [
  { name: 'questions', weekId: 'session-1', userId: 101 },
  { name: 'catchup', weekId: 'session-1', userId: 100, catchupId: 4 },
]

test.each(views)('$name is found again by this couple, and by no other', (view) => {
  rememberView(view)
  expect(recallView(couple)).toEqual(view)
  expect(recallView([200, 201])).toBeNull()
  rememberView(null)
  expect(recallView(couple)).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test.each(['{', '{"name":"questions"}', '7', '{"name":"other","userId":100}'])(
  '%j opens nothing',
  (text) => {
    sessionStorage.setItem('openView', text)
    expect(recallView(couple)).toBeNull()
  },
)
