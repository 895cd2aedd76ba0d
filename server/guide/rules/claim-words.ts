/** A word with its forms, `*` for any ending; where `mild`, the question or the other answer may be its source, too. */
export type ClaimWord = { pattern: RegExp; mild: boolean }

/**
 * Words that say how somebody is or feels, what they do to the other, why, or how the two are together.
 * Forms of one word stand side by side, with `|` between them and `_` for a space.
 */
const grave = `
jealous* envy|envious* possessive* suspicio*|suspect* distrust*|mistrust*|trust* cold|colder|coldly|coldness
distant|distance_between* aloof detached withdrawn|withdrew|withdraws|withdrawing shut_down|shuts_down closed_off
selfish* self-centred|self-centered self-absorbed egoist*|egotis* narcis* arrogan* vain conceited lazy|laziness
careless* thoughtless* inconsiderate uncaring heartless callous indifferen* ungrateful unappreciat* neglect*
lonely|loneliness|lonelier isolat* abandon* unwanted unloved unlovable rejected|rejects|rejecting|rejection unseen unheard
overlooked invisible angry|anger|angrier|angrily furious|fury mad rage|raging irritat* annoy* frustrat* resent*
bitter|bitterness|bitterly grumpy cross grudge* hostil* aggressi* violen* hatred|hate|hates|hated|hating loath* despis*
contempt* disgust* guilt|guilty|guiltily asham*|shame*|shaming embarrass* humiliat* remorse* regret* sorry|sorrow*
hurt|hurts|hurting|hurtful wound|wounded|wounding injur* harm|harms|harmed|harmful pain|pains|painful|pained suffer* heartbr*|broken-hearted
damage* destroy*|destruct* ruin* lie_to|lies_to|lied|lying_to|lied_to|liar*|lies_about|dishonest* deceiv*|deceit*
cheat* unfaithful|infidel* affair|affairs flirt* betray* trick|tricks|tricked pretend* fake|fakes|faked|faking
secretive keeps_secrets hides_from|hiding_from|hid_from spies|spied|spying snoop* controlling|controlled|controls|control
dominat* domineering bossy bull|bully|bullie*|bullying threat* intimidat* scare|scared|scares|scaring|scary
frighten*|fright afraid|fear|fears|feared|fearful* terrif*|terror panick*|panic force|forces|forced|forcing coerc* pressure*
manip* mock|mocks|mocked|mocking|mockery ridicul* insult* belittl* humbl* sneer* taunt* tease|teases|teased|teasing
shout|shouts|shouted|shouting yell|yells|yelled|yelling scream* slam|slams|slammed hit|hits|hitting slap* punch* shove* choke*
blam* accus* critici* judg* attack* nag|nags|nagged|nagging complain* scold* punish* revenge|retaliat* sulk* snap|snaps|snapped_at
ignor* dismiss* avoid* stonewall* refus* withhold* demand* disappoint*|let_down|lets_down exploit* take_advantage|takes_advantage
taken_for_granted|takes_for_granted|take_for_granted walked_out|walks_out|walk_out unhappy|unhappiness|unhappily miserable|misery
sad|sadness|sadly|sadder despair* hopeless* helpless* desperat* depress* griev*|grief mourn* lost(?!_(?:track|count))|lose(?!_(?:track|count))|loses|losing(?!_(?:track|count))
anxi* nervous* stress* tense|tension* overwhelm* exhaust* drained fed_up bored|boring|boredom dull
insecure|insecurit* inadequa* inferior superior fragile weak|weaker|weakness vulnerab* needy cling* dependent sensitive|oversensitive
dramatic stubborn* rigid inflexible immatur* childish* irresponsib* unreliab* incompeten* useless worthless foolish silly_of
crazy|insane paranoi* obsess* compuls* addict* alcoholic*|drunk|drunken moody temper|tempers|bad-tempered mood_swing* unstable
cruel* mean_to|meanness nasty spite* vicious hypocri* petty rude|rudely|rudeness disrespect*|respect* patronis*|patroniz* condescend*
unfair* injustice one-sided unequal* double_standard* deserv* undeserv* worth_of entitled spoilt|spoiled owe|owes|owed
loves_less|love_less cares_less|care_less cares_more|care_more loves_more better_off too_good_for not_good_enough|good_enough
break_up|breaks_up|broke_up|breaking_up|break-up|breakup break_apart|fall_apart|falls_apart|falling_apart
split_up|splits_up|splitting_up part_ways|parting_ways separat* divorc* drift*_apart|grow*_apart|grew_apart apart_for_good
end_it|end_things|end_the_relationship|relationship_is_over|marriage_is_over|love_is_over|you_two_are_over|it's_over over_between|between_you_is_over moving_on|move_on|moved_on
stay_together|stays_together|be_together|belong_together|meant_for relationship* marriage* compatib*|incompatib* doomed toxic
fall*_out_of_love|fell_out_of_love|out_of_love sex* intimate|intimacy passion* spark|sparks attract* unattractive desir* lust*
commit* loyal*|disloyal* faithful* reliab* sincer*|insincer* honest* on_purpose deliberate* intention* intend*
to_punish out_of_spite out_of_guilt out_of_fear motive* excuse* because attention-seeking seeks_attention
somebody_else someone_else another_man another_woman another_person other_man other_woman as_usual as_ever as_a_couple
right_for_each* wrong_for_each* future_together more_than_*_can no_good no_use wast* give_up|gives_up|gave_up
superficial shallow cynical pessimis* negative negativity passive submissive obedient inferiority ego|egos patien*|impatien*
`

/** Words of the same kind that weigh little. */
const slight = `
love|loves|loved|loving|lovingly glad|gladly happy|happier|happiest|happily|happiness joy|joys|joyful* delight* pleased pride|proud|prouder|proudly ador* cherish*
fond|fonder|fondest thank* grate|grateful*|gratitude appreciat* reliev*|relief calm* peace|peaceful* content hopeful* excite*|excited
surpris* safe|safer|safely secure tired|tiredness tiring weary brave|bravely courage* clever funny|funnier kind-hearted generous* caring thoughtful* tender|tenderly
worri*|worry* admir* listen* forgiv* apolog* missed|missing yearn* longs_for|longing curious cry|cries|cried|crying tears
unsure uncertain confus* shy|shyly restless* comfort* support* understood|understand* fair|fairly|fairer equal|equally balanc*
`

const listOf = (text: string, mild: boolean): ClaimWord[] =>
  text
    .trim()
    .split(/\s+/)
    .map((forms) => ({
      mild,
      pattern: new RegExp(
        `\\b(?:${forms.replaceAll('*', "[\\p{L}'-]*").replaceAll('_', ' ')})\\b`,
        'gu',
      ),
    }))

/** To long for somebody; “what others would miss” is not to notice. */
const toMiss: ClaimWord = {
  mild: true,
  pattern:
    /(?<!\b(?:else|others|people|strangers|anybody|anyone|nobody)(?: would| might| may)? )(?<!\bwould (?:you|each of you) )\bmiss(?:es)?\b/gu,
}

/** What may be said of somebody only where they wrote it. */
export const groundless: readonly ClaimWord[] = [
  ...listOf(grave, false),
  ...listOf(slight, true),
  toMiss,
]

const other = '(?:annone|anntwo|you|him|her|them|each other|one another|the other(?: one)?)'

/** What is never said of anybody, whoever wrote it. */
export const ofAnybody: readonly RegExp[] = [
  new RegExp(`\\b(?:done|doing|do|did|does) (?:\\w+ )?(?:to ${other}|wrong)(?=$|[ .,?;:])`, 'gu'),
  new RegExp(`\\bnot (?:tell|say)ing\\b|\\bwithout ${other}(?=$|[ .,?;:])`, 'gu'),
  new RegExp(
    `\\bma(?:ke|kes|de) ${other} (?:stay|go|leave)\\b|\\bif ${other} (?:went|left|goes|leaves|(?:were|was) gone)\\b`,
    'gu',
  ),
  /\b(?:grow(?:s|ing)? up|which of you is to|who of you|stop(?:s|ped)? (?:being|loving|caring|wanting))\b/gu,
  /\bwill (?:this|it|you two|the two of you) last\b|\blife (?:be|look) (?:like )?without\b/gu,
  /\b(?:good|better|bad|worse|real) (?:man|woman|husband|wife|partner|lover|person|half)\b/gu,
  new RegExp(
    `\\b(?:tired|sick|weary|fed up|had enough|ashamed|afraid|scared|frightened|jealous|bored|done|through) (?:of|with|by) ${other}(?=$|[ .,?;:])`,
    'gu',
  ),
  new RegExp(
    `\\b(?:leav(?:e|es|ing)|left|dump(?:s|ed|ing)?) ${other}(?=$|[ .,?;:])(?! (?:a|an|the|some|alone|out|with|to|in|at|on|one|two|more|room|time|(?:(?:really|very|so|such) )?(?:long |short |little |silly |sweet |voice )*(?:notes?|messages?|voicemails?)|\\w+ing)\\b)`,
    'gu',
  ),
  new RegExp(
    `\\b(?:does not|doesn't|do not|don't|no longer|never|did not|didn't) (?:really )?(?:loves?|cares?|wants?|likes?|needs?|misses|listens?|helps?|tr(?:y|ies)) ?${other}?(?=$|[ .,?;:…])(?= ?(?:annone|anntwo|you|him|her|them|each|any|enough|at all|for))`,
    'gu',
  ),
]
