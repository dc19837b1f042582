/** Words of the end of a game, and of looking through it again. */
import type { Words } from '../lib/words';

export const end = {
  'end.season': { en: 'Season over', ja: 'シーズン終了' },
  'end.match': { en: 'Match over', ja: '試合終了' },
  'end.seasonLine': {
    en: 'Team Manager · {n, plural, one {# week} other {# weeks}}',
    ja: 'チームマネージャー・{n}週',
  },
  'end.matchLine': {
    en: 'Blitz Bowl · {n, plural, one {# turn each} other {# turns each}}',
    ja: 'ブリッツボウル・各{n}ターン',
  },
  'end.share': { en: 'Share', ja: '共有' },
  'end.shared': {
    en: 'The link to this replay is copied. Whoever has it can look through the whole game.',
    ja: 'このリプレイのリンクをコピーしました。リンクを知る人は試合全体を見られます。',
  },
  'end.shareHere': { en: 'Copy this link by hand', ja: 'このリンクを手動でコピーしてください' },
  'end.again': { en: 'Play again', ja: 'もう一度対戦' },
  'end.look': { en: 'Look at the table', ja: 'テーブルを見る' },
  'end.back': { en: 'Back to the result', ja: '結果に戻る' },

  // The front page
  'end.whistleWeek': { en: 'Final whistle · Week {n}', ja: '試合終了の笛・第{n}週' },
  'end.whistleTurn': { en: 'Final whistle · Turn {n}', ja: '試合終了の笛・ターン{n}' },
  'end.award.season': { en: 'Manager of the year', ja: '最優秀監督' },
  'end.award.nobody': { en: 'No award this year', ja: '今年は該当なし' },
  'end.award.match': { en: 'Winner', ja: '勝者' },
  'end.award.draw': { en: 'A draw', ja: '引き分け' },
  'end.head.reikland-reavers': { en: 'All *hail* the Reavers', ja: '*王者*リーヴァーズ' },
  'end.head.athelorn-avengers': { en: 'Out of the *woods*', ja: '森より*来たる*' },
  'end.head.grudgebearers': { en: 'Grudge *settled*', ja: '恨み、*晴らす*' },
  'end.head.gouged-eye': { en: 'Eye for an *eye*', ja: '目には*目*を' },
  'end.head.chaos-all-stars': { en: '*Chaos* reigns', ja: 'ケイオスの*天下*' },
  'end.head.skavenblight-scramblers': { en: '*Rats!* Again!', ja: '*ネズミ*大勝利' },
  'end.head.season': { en: '{team} *take it all*', ja: '{team}、*総取り*' },
  'end.head.nobody': { en: '*Nobody* wins', ja: '勝者、*なし*' },
  'end.head.sudden': { en: '*Sudden* death', ja: '*サドンデス*' },
  'end.head.close': { en: 'By a *whisker*', ja: '*紙一重*' },
  'end.head.clear': { en: 'No *contest*', ja: '*快勝*' },
  'end.head.points': { en: 'On *points*', ja: '*逃げ切り*' },
  'end.head.draw': { en: '*Honours* even', ja: '*痛み分け*' },
  'end.fans': { en: '{n, plural, one {# fan} other {# fans}}', ja: 'ファン{n}' },
  'end.points': { en: '{n, plural, one {# point} other {# points}}', ja: '{n}点' },

  // How it was decided
  'end.by.fans': {
    en: '{team} wins the season with {n, plural, one {# fan} other {# fans}}, {lead} more than {other}.',
    ja: '{team}がファン{n}で勝利しました。{other}との差は{lead}です。',
  },
  'end.by.improvements': {
    en: '{team} and {other} have {n, plural, one {# fan} other {# fans}} each; {team} has made more improvements and wins.',
    ja: '{team}と{other}はともにファン{n}でしたが、強化の多い{team}が勝利しました。',
  },
  'end.by.suspension': {
    en: 'The managers ahead were tied to the last fan and are suspended. {team} wins with {n, plural, one {# fan} other {# fans}}.',
    ja: '首位の監督たちは最後まで同点のため資格停止となり、{team}がファン{n}で勝利しました。',
  },
  'end.by.nobody': {
    en: 'All managers are tied to the last fan and to the last improvement. All are suspended, and nobody wins.',
    ja: '全監督がファンも強化も同点のため、全員が資格停止となり、勝者はいません。',
  },
  'end.by.points': {
    en: '{team} wins the match, {score} to {other}.',
    ja: '{team}が{score}対{other}で勝利しました。',
  },
  'end.by.sudden': {
    en: 'Sudden death: {team} is {lead} points ahead at the start of a turn, {score} to {other}, and need not play on.',
    ja: 'サドンデス勝利：{team}が自分のターンの開始時に{score}対{other}と{lead}点差をつけ、試合は終わりました。',
  },
  'end.by.draw': { en: 'Both coaches have {score, plural, one {# point} other {# points}}: a draw.', ja: '両コーチとも{score}点で、引き分けです。' },
  'end.rest.injured': {
    en: '{n, plural, one {One player was} other {# players were}} injured on the way; nobody has been asked how.',
    ja: 'この間に負傷した選手は{n}人。経緯は誰も尋ねていません。',
  },
  'end.rest.unhurt': {
    en: 'Not one player was injured, and the fans want to know why.',
    ja: '負傷者は1人も出ず、ファンは説明を求めています。',
  },
  'end.rest.cups': {
    en: '{team} took {n, plural, one {a tournament} other {# tournaments}} and has ordered a cabinet.',
    ja: '{team}はトーナメントを{n}回制し、飾り棚を注文しました。',
  },
  'end.rest.ejected': {
    en: '{n, plural, one {One player was} other {# players were}} ejected, all by mistake, as one hears.',
    ja: '退場者は{n}人。全員が「誤審だ」と話しています。',
  },
  'end.rest.touchdowns': {
    en: '{team} scored {n, plural, one {one touchdown} other {# touchdowns}} and would like them counted again.',
    ja: '{team}はタッチダウンを{n}回決め、数え直しを求めています。',
  },
  'end.rest.none': {
    en: 'There was no touchdown. The crowd was told that it is a game of tactics.',
    ja: 'タッチダウンはなし。観客には「駆け引きの競技だ」と説明されました。',
  },

  // The table
  'end.table.title': { en: 'Final table', ja: '最終順位' },
  'end.table.place': { en: 'Place', ja: '順位' },
  'end.table.manager': { en: 'Manager', ja: '監督' },
  'end.table.coach': { en: 'Coach', ja: 'コーチ' },
  'end.table.won': { en: 'Won', ja: '勝利' },
  'end.table.trophies': { en: 'Trophies', ja: '優勝' },
  'end.table.injured': { en: 'Injured', ja: '負傷' },
  'end.table.signings': { en: 'Signings', ja: '強化' },
  'end.table.fans': { en: 'Fans', ja: 'ファン' },
  'end.table.touchdowns': { en: 'Touchdowns', ja: 'タッチダウン' },
  'end.table.claims': { en: 'Claims', ja: '達成' },
  'end.table.points': { en: 'Points', ja: '得点' },
  'end.table.suspended': { en: 'suspended', ja: '資格停止' },
  'end.table.you': { en: '(you)', ja: '（あなた）' },

  // The chart
  'end.chart.fans': { en: 'Fans, week by week', ja: '週ごとのファン' },
  'end.chart.points': { en: 'Points, turn by turn', ja: 'ターンごとの得点' },
  'end.chart.week': { en: 'Week {n}', ja: '第{n}週' },
  'end.chart.turn': { en: 'Turn {n}', ja: 'ターン{n}' },
  'end.chart.short': { en: '{n}', ja: '{n}' },
  'end.chart.line': { en: '{team}: {values}.', ja: '{team}：{values}。' },

  // The story of the season
  'end.story': { en: 'The story', ja: 'あらすじ' },
  'end.week.first': { en: '{team} opens with {n, plural, one {# fan} other {# fans}}.', ja: '{team}がファン{n}で滑り出しました。' },
  'end.week.lead': {
    en: '{team} takes the lead with {n, plural, one {# fan} other {# fans}}, and looks back often.',
    ja: '{team}がファン{n}で首位に立ち、何度も後ろを振り返っています。',
  },
  'end.week.cup': {
    en: '{cup} goes to {team}, {score} against {other}. The crowd goes home.',
    ja: '{cup}は{team}が{score}対{other}で制しました。観客は帰路につきました。',
  },
  'end.week.cupClose': {
    en: '{team} takes {cup} by one point of Star Power, {score} against {other}.',
    ja: '{team}がスターパワー1差、{score}対{other}で{cup}を制しました。',
  },
  'end.week.cupAlone': {
    en: '{team} wins {cup} without meeting anybody there.',
    ja: '{team}が、誰とも対戦することなく{cup}を制しました。',
  },
  'end.week.cupNobody': { en: 'Nobody wins {cup}. It stays in its box.', ja: '{cup}は優勝者なし。カップは箱の中です。' },
  'end.week.ejectedOne': {
    en: '{player} is ejected at {matchup}. There was a whistle, and a reason for it.',
    ja: '{player}が{matchup}で退場になりました。笛は鳴り、理由もありました。',
  },
  'end.week.ejected': {
    en: '{n} players are ejected. The referees deny everything.',
    ja: '退場者は{n}人。レフリーはすべてを否定しています。',
  },
  'end.week.injuredOne': {
    en: '{player} is injured, and is said to be asking for the number of the cart.',
    ja: '{player}が負傷し、荷車の番号を尋ねているそうです。',
  },
  'end.week.injured': {
    en: '{n} players are carried off, {player} first.',
    ja: '{player}を皮切りに、選手{n}人が運び出されました。',
  },
  'end.week.gain': {
    en: '{team} gains {n} fans in one week, some of them on purpose.',
    ja: '{team}が1週間でファン{n}を得ました。一部は狙いどおりです。',
  },
  'end.week.downed': {
    en: '{n} players go down. The grass is none the better for it.',
    ja: '選手{n}人がダウン。芝も無事ではありません。',
  },
  'end.week.draw': { en: '{matchup} ends level, and pleases nobody.', ja: '{matchup}は引き分け。誰も喜んでいません。' },
  'end.week.won': {
    en: '{team} wins {n, plural, one {one highlight} other {# highlights}} and says little.',
    ja: '{team}がハイライトに{n}勝し、多くを語りません。',
  },
  'end.week.final': {
    en: '{team} stays {n, plural, one {one fan} other {# fans}} ahead, and that is that.',
    ja: '{team}がファン{n}の差を守り、決着がつきました。',
  },
  'end.week.quiet': { en: 'Nobody was hurt, and little is remembered.', ja: '負傷者もなく、記憶に残ることもありませんでした。' },
  'end.turn.touchdown': { en: 'Touchdown by {player}, for {n, plural, one {# point} other {# points}}.', ja: '{player}のタッチダウンで{n}点。' },
  'end.turn.touchdowns': {
    en: '{n} touchdowns in one turn for {team}. The scorer asks for a second pencil.',
    ja: '{team}が1ターンでタッチダウン{n}回。記録係は鉛筆をもう1本求めています。',
  },
  'end.turn.sweep': { en: 'Clean Sweep for {team}: three challenges in one turn.', ja: '{team}が総なめ。1ターンでチャレンジ3つを達成しました。' },
  'end.turn.claim': { en: '{team} claims {challenge}, as if it had been the plan.', ja: '{team}が、計画どおりという顔で{challenge}を達成しました。' },
  'end.turn.claims': { en: '{team} claims {n} challenges in one turn.', ja: '{team}が1ターンでチャレンジを{n}つ達成しました。' },
  'end.turn.injuredOne': { en: '{player} is Injured and takes the short way to the Dugout.', ja: '{player}が負傷し、最短距離でダグアウトへ向かいました。' },
  'end.turn.injured': { en: '{n} players are Injured. The Dugout is lively.', ja: '選手{n}人が負傷。ダグアウトはにぎやかです。' },
  'end.turn.sentOff': { en: '{player} is sent off, to loud and lasting applause.', ja: '{player}が退場になり、拍手が鳴りやみません。' },
  'end.turn.event': { en: '{event}, and nobody had ordered it.', ja: '{event}が起きました。誰も頼んでいません。' },
  'end.turn.fumble': { en: '{player} fumbles. The ball is asked for a statement.', ja: '{player}がファンブル。ボールはコメントを控えています。' },

  // Luck
  'end.luck': { en: 'Luck report', ja: '運の報告' },
  'end.luck.loading': { en: 'Every roll is being weighed…', ja: 'すべてのダイスを調べています…' },
  'end.luck.row': { en: '{team}: {favour} from {n, plural, one {# roll} other {# rolls}}', ja: '{team}：{n}回のロールで{favour}' },
  'end.luck.best': { en: 'Luckiest roll', ja: '最も幸運なロール' },
  'end.luck.worst': { en: 'Unluckiest roll', ja: '最も不運なロール' },
  'end.luck.roll': { en: '{team}: {text} ({percent})', ja: '{team}：{text}（{percent}）' },
  'end.luck.goTo': { en: 'Watch it', ja: '見てみる' },
  'end.luck.verified': {
    en: 'Seed revealed; {n, plural, one {the one roll} other {all # rolls}} and every shuffle come from it.',
    ja: 'シード値を公開しました。{n}回のロールとすべてのシャッフルがそこから導かれることを確認済みです。',
  },
  'end.luck.unverified': {
    en: 'The server could not work the rolls out again from the seed.',
    ja: 'サーバーはシード値からロールを再現できませんでした。',
  },

  // Fair luck
  'end.sentences': { en: '{a} {b}', ja: '{a}{b}' },
  'end.fair.title': { en: 'Check it yourself', ja: '自分で確かめる' },
  'end.fair.right': {
    en: 'Your browser has checked it: the seed was fixed before the game.',
    ja: 'ブラウザーで確認しました。シード値は試合前に決まっていました。',
  },
  'end.fair.wrong': {
    en: 'Your browser has checked it: the seed is NOT the one that was fixed before the game.',
    ja: 'ブラウザーで確認したところ、シード値は試合前に決められたものと一致しません。',
  },
  'end.fair.unable': {
    en: 'A browser checks this only on pages that are opened over HTTPS or from the same computer.',
    ja: 'ブラウザーでの確認は、HTTPSまたは同じコンピューターで開いたページでのみ行えます。',
  },
  'end.fair.none': {
    en: 'Nothing was fixed before this game, so there is nothing to check.',
    ja: 'この試合では事前に何も固定されていないため、確認できるものはありません。',
  },
  'end.fair.how': {
    en: 'The commitment was shown before the game. It is the SHA-256 of the secret, the table’s id and the digest of the rules, one after the other; the seed is the SHA-256 of the secret and of the words of all seats, each behind its length in two bytes.',
    ja: 'コミットメントは試合前に表示されたものです。秘密、テーブルのID、ルールのダイジェストを続けてSHA-256にかけた値で、シード値は秘密と各席の言葉（長さ2バイトを前に付けたもの）をSHA-256にかけた値です。',
  },
  'end.fair.plain': {
    en: 'The commitment was shown before the game. It is the SHA-256 of the seed, the table’s id and the digest of the rules, one after the other.',
    ja: 'コミットメントは試合前に表示されたものです。シード値、テーブルのID、ルールのダイジェストを続けてSHA-256にかけた値です。',
  },
  'end.fair.command': {
    en: 'Save the file and run this to see every roll and shuffle worked out again:',
    ja: 'ファイルを保存して次を実行すると、すべてのロールとシャッフルが再計算されます：',
  },
  'end.fair.commitment': { en: 'Commitment', ja: 'コミットメント' },
  'end.fair.secret': { en: 'Secret', ja: '秘密' },
  'end.fair.words': { en: 'Words', ja: '各席の言葉' },
  'end.fair.seed': { en: 'Seed', ja: 'シード値' },
  'end.fair.table': { en: 'Table', ja: 'テーブル' },
  'end.fair.digest': { en: 'Digest of the rules', ja: 'ルールのダイジェスト' },

  // Watching it again
  'replay.title': { en: 'Replay', ja: 'リプレイ' },
  'replay.watch': { en: 'Watch it again', ja: 'もう一度見る' },
  'replay.play': { en: 'Play', ja: '再生' },
  'replay.pause': { en: 'Pause', ja: '一時停止' },
  'replay.back': { en: 'One step back', ja: '1つ戻る' },
  'replay.forward': { en: 'One step forward', ja: '1つ進む' },
  'replay.first': { en: 'To the start', ja: '最初へ' },
  'replay.last': { en: 'To the end', ja: '最後へ' },
  'replay.speed': { en: 'Speed', ja: '速度' },
  'replay.times': { en: '{x}×', ja: '{x}倍' },
  'replay.position': { en: 'Choice {n} of {total}', ja: '選択{n}／{total}' },
  'replay.where': { en: '{mark} · choice {n} of {total}', ja: '{mark}・選択{n}／{total}' },
  'replay.week': { en: 'Week {n}', ja: '第{n}週' },
  'replay.turn': { en: '{team}, turn {n}', ja: '{team}、ターン{n}' },
  'replay.before': { en: 'Before it begins', ja: '開始前' },
  'replay.eyes': { en: 'Through whose eyes', ja: '誰の視点で見るか' },
  'replay.eyesOf': { en: 'Through the eyes of {team}', ja: '{team}の視点' },
  'replay.spectator': { en: 'a spectator', ja: '観客' },
  'replay.on': { en: 'Play on from here', ja: 'ここから続きをプレー' },
  'replay.onLine': {
    en: 'A new table goes on from this position, with dice of its own. Who are you?',
    ja: 'この局面から続く新しいテーブルを、新しいダイスで作ります。どの席に座りますか？',
  },
  'replay.onOver': {
    en: 'The game is over here. Go back to a place where somebody still has to choose.',
    ja: 'ここではすでに試合が終わっています。選択が残っている所まで戻ってください。',
  },
  'replay.bots': { en: 'The others are', ja: '他の席' },
  'replay.begin': { en: 'Play on', ja: '続きをプレー' },
  'replay.save': { en: 'Save file', ja: 'ファイルに保存' },
  'replay.unreadable': {
    en: 'This game can be read, but not shown again on the table.',
    ja: 'このゲームは読めますが、テーブルで再現することはできません。',
  },
  'replay.loading': { en: 'The game is being set up again…', ja: '試合を再現しています…' },
  'replay.noLink': {
    en: 'The address of a replay ends with a key behind the #, and this one has none. Ask for the whole link.',
    ja: 'リプレイのアドレスは#の後に鍵が付きますが、このアドレスにはありません。完全なリンクを確認してください。',
  },
  'replay.story': { en: 'The whole story', ja: '全記録' },
  'replay.result': { en: 'The result', ja: '結果' },
  'replay.retry': { en: 'Try again', ja: 'もう一度試す' },
  'replay.marks': { en: 'Go to', ja: '移動先' },
} as const satisfies Words;
