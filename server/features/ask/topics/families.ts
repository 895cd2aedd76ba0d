import type { Topic } from './topic.ts'

export const families: readonly Topic[] = [
  {
    id: 'in-laws',
    asked: [
      'Trouble with the in-laws, mother-in-law, father-in-law',
      'The parents of my partner interfere and meddle',
      'My partner takes the side of their mother',
      'My family does not like my partner',
      'Too many family visits, calls and gatherings',
      'How do we set limits with relatives and family?',
      'Siblings, sister, brother of my partner cause tension',
    ],
    alsoAsked: [
      'My parents and my partner do not get along',
      'Relatives come without notice, are in our place all the time',
      "My partner puts parents first, is a mama's boy, cannot cut the cord",
      'Advice and criticism by parents, grandparents, grandma, grandpa',
      'My family rejects, excludes or does not accept my partner',
      'Caring for old parents, a parent moving in with us',
    ],
    answer:
      'Each of you grew up with other ideas of what a family does. Start as a team: find out what you two want before you talk to anyone else. Then each of you speaks with your own family, kindly and clearly. You can love people and still close the door at nine.',
    together:
      'Agree on one thing about visits or calls that you both want, and on who will say it.',
    opening: 'I like that your family is close. Could we find what works for us two?',
  },
  {
    id: 'new-parents',
    asked: [
      'We have a new baby and no time as a couple, newparents',
      'Since the baby was born everything is different between us',
      'New parents, newborn, sleepless nights, feeding',
      'We are pregnant, expecting our first child, becoming parents',
      'After the birth, postpartum, maternity, paternity leave',
      'How do we stay a couple with a small child, infant, toddler?',
    ],
    alsoAsked: [
      'The baby cries all night and we snap at each other',
      'We have twins, little ones, a toddler, and there is no us any more',
      'I am a new mother and feel alone with the baby, breastfeeding, nappies, diapers',
      'My partner does not help with the baby',
      'Father feels left out, only the baby counts',
      'IVF, fertility, trying to conceive, pregnant and scared',
    ],
    answer:
      'The first year with a baby asks more of people than they have. You are a team on little sleep. Keep requests small and plain, say thank you often, and let good enough be good. Share the nights and the thinking. If sadness or worry stays for weeks, tell a doctor or a midwife. Help works.',
    together: 'Each evening: one thing that went well, and one that would help tomorrow.',
    opening: 'We are both worn out. What is one thing I could take off you?',
  },
  {
    id: 'parenting',
    asked: [
      'We disagree about parenting and raising the children',
      'One of us is too strict, the other too soft with the kids',
      'My partner undermines me in front of the children',
      'Rules, discipline, homework, screen time for kids, teenagers',
      'Stepchildren, stepfamily, blended family, co-parenting with an ex',
      'The kids come first and we forget each other',
      'Share the care of the kids',
    ],
    alsoAsked: [
      'My partner lets the kids do whatever they want',
      'How do we agree on rules for our teenager, pocket money, bedtime, sweets?',
      'Good cop, bad cop, being consistent, united front, spoil, punish',
      'School, grades, kindergarten, sports, who looks after the kids, childcare',
      'My child from an earlier relationship and my new partner',
      'Children hear us fight, arguing in front of the kids',
      'Our kids sleep in our bed, empty nest, grown-up children leave home',
    ],
    answer:
      'Two parents, two ways: that is common, and children cope well with it when the adults are kind to each other. Agree on the few rules that count and let the rest differ. Talk about it when no child is near. Back each other in the moment, and look at it later.',
    together: 'Each of you writes down three rules that matter to you. Choose the shared ones.',
    opening: 'Can we talk about last night with the kids, just us two?',
  },
  {
    id: 'plans-for-life',
    asked: [
      'I want children and my partner does not',
      'Different plans for the future, life goals and dreams',
      'When do we get married? Engagement, proposal, wedding',
      'Do we want a baby, family planning',
      'One of us wants to move abroad or to another city',
      'Where do we see ourselves in five or ten years?',
      'My partner is afraid of commitment, will not commit',
    ],
    alsoAsked: [
      'When is a good time to have a baby, a first or another child?',
      'Whether to move to another country or stay, emigrate, job offer far away',
      'My partner does not want to marry, waiting for a ring',
      'We want different lives: city or country, career or family, house or travel',
      'Does our relationship have a future, where is this going, taking the next step?',
      'Retirement, growing old, bucket list, five-year plan',
    ],
    answer:
      'Some questions have no middle, and that makes them tender. Leave the answer out at first. Tell each other the picture you have of life in ten years, and where it comes from. Ask more than you argue. Give it several talks, with weeks between. Whatever you find out is worth knowing.',
    together: 'Each of you describes a plain day ten years from now. The other one only asks.',
    opening: 'I would like to know how you picture our life. May I tell you mine as well?',
  },
  {
    id: 'beliefs',
    asked: [
      'We have different religions, faiths and beliefs',
      'My partner is religious and I am not, church, mosque, prayer, God',
      'Different values and morals',
      'We come from different cultures, countries, backgrounds and traditions',
      'Politics: we vote for different parties and argue about it',
      'One of us is vegan or vegetarian, different ways of life',
      'In which faith do we raise our children?',
    ],
    alsoAsked: [
      'A Muslim and a Christian wedding, interfaith, mixed couple',
      'My partner votes differently, left and right, conservative and liberal, climate, war',
      'My partner has become very religious, spiritual, superstitious',
      'Language barrier, foreign partner, customs, food rules, racism',
      'Meat, animals, environment, ethics, different views of the world',
    ],
    answer:
      'You can hold different beliefs and share a life when each is met with respect. Ask what a custom gives the other one before you say how it seems to you. Decide together what is shared and what is each one’s own: feasts, food, gifts of money. Politics, too, goes better with questions.',
    together: 'Each of you tells of one custom you love, and where you learned it.',
    opening: 'I would like to understand what this means to you.',
  },
]
