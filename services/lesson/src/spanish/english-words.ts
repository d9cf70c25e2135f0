/** Frequent English words that tell English from Spanish; those that are also Spanish left out. */
export const englishWords: ReadonlySet<string> = new Set(
  `
the of and to in is it you that was for are with his they at be this from or had by but what some
we can out other were all there when up use your how said an each she which their time will about
if many then them write would like these her long make thing see him two look more day could go
my than first been call who its now find down did get may part over new sound take only little
work know place year live back give most very after our just name good sentence man think say great
where help through much before line right too mean old any same tell boy follow want show also
around form three small set put end does another well large must big even such because turn here
why ask went men read need land different home us move try kind hand picture again change off play
spell air away animal house point page letter mother answer found study still learn should world
high every near add food between own below country plant last school father keep tree never start
city earth eye light thought head under story saw left don't few while along might close something
seem next hard open example begin life always those both paper together got group often run
important until children side feet car mile night walk white sea began grow took river four carry
state once book hear stop without second later miss idea enough eat face watch far really almost let
above girl sometimes mountain cut young talk soon list song being leave family it's i'm i've i'll
isn't doesn't didn't can't won't you're we're they're he's she's that's what's let's i
today yesterday tomorrow morning afternoon evening week month hour minute monday tuesday wednesday
thursday friday saturday sunday january february march april june july august september october
november december spring summer autumn winter
verb verbs noun nouns adjective adjectives adverb tense tenses past present future imperfect
preterite subjunctive conditional gender masculine feminine singular plural article articles
pronoun pronouns preposition grammar vocabulary vocab homework lesson lessons class notes word words
phrase phrases exercise practice practise review meaning means translation spanish english speak
speaking conversation pronunciation accent accents ending endings irregular regular stem
conjugation conjugate rule rules remember forget correct correction corrections mistake mistakes
wrong incorrect instead used using uses describe describes talked discussed learned learnt studied
reviewed covered topic topics new useful expressions express things feelings location permanent
temporary completed actions habits routine question questions tutor teacher student students
said says asked told bought ate drank slept woke drove swam sang wrote brought thought taught caught
made gave came knew felt kept met paid sold sent spent stood understood won lost broke chose fell
flew forgot grew hid hurt laid led lent lit rode rose shook shot shut stole stuck threw wore
going doing having eating drinking working living reading writing playing watching listening
cooking swimming running walking talking coming making taking looking waiting buying selling
happy sad tired angry bored busy sick hungry thirsty cold hot warm tall short fat thin old young
beautiful ugly pretty nice kind funny smart easy difficult cheap expensive fast slow strong weak
clean dirty full empty free ready early late red blue green yellow black white brown pink orange
people person woman women child kids friend friends brother sister son daughter husband wife uncle
aunt cousin parents grandmother grandfather baby dog cat bird fish horse cow pig
water coffee tea milk juice wine beer bread cheese meat chicken egg eggs apple apples soup salad
breakfast lunch dinner restaurant waiter menu bill store shop market money price train bus plane
airport hotel ticket street road beach park bathroom kitchen bedroom door window table chair bed
phone computer movie movies music game games weather rain snow sun wind party birthday trip travel
yes please thanks thank hello goodbye sorry excuse welcome okay everyone everything nothing
nobody someone anybody myself yourself himself herself themselves ourselves ours yours mine theirs
one five six seven eight nine ten hundred thousand quite rather maybe perhaps already yet ever
ago since during against towards across behind beside inside outside upstairs downstairs
becoming become became getting been am has have do having were was would could should shall
cool weird awesome stuff guy guys dude kid mess shy stubborn greedy rude cheerful nap hangover
stay stays enjoy wait waits wish hope worry worried cry laugh smile sleep wake wear put bring
buy sell pay spend lose win drive ride fly swim sing dance draw paint cook clean wash
`
    .trim()
    .split(/\s+/),
);
