/** A login ends after so many days without use, and after so many in all. */
export const idleDays = 30
export const absoluteDays = 180
