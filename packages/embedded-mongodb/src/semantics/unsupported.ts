import { mongoError } from './errors';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** The parts of MongoDB that this server leaves out, because applications of this kind do not use them. */
export const UNSUPPORTED = {
  command: words(`
    authenticate cloneCollectionAsCapped connPoolStats convertToCapped createRole createUser dataSize datasize dbHash dbhash
    dropRole dropUser features filemd5 fsync fsyncUnlock getCmdLineOpts getDefaultRWConcern getLog getParameter getnonce hostInfo
    killAllSessions killAllSessionsByPattern listCommands lockInfo logRotate mapReduce planCacheClear planCacheClearFilters
    planCacheListFilters profile reIndex replSetGetStatus rolesInfo setParameter top updateUser usersInfo validateDBMetadata
    whatsmyuri`),
  'pipeline stage': words(`
    $bucketAuto $changeStream $changeStreamSplitLargeEvent $collStats $currentOp $densify $documents $fill $geoNear $graphLookup
    $indexStats $listClusterCatalog $listLocalSessions $listSearchIndexes $listSessions $planCacheStats $querySettings
    $rankFusion $redact $scoreFusion $search $searchMeta $setWindowFields $vectorSearch`),
  'query operator': words(`
    $alwaysFalse $alwaysTrue $bitsAllClear $bitsAllSet $bitsAnyClear $bitsAnySet $box $center $centerSphere $geoIntersects $geoNear $geoWithin
    $jsonSchema $maxDistance $minDistance $near $nearSphere $polygon $sampleRate $text $where $within`),
  expression: words(`
    $acos $acosh $asin $asinh $atan $atan2 $atanh $binarySize $bitAnd $bitNot $bitOr $bitXor $bsonSize $cos $cosh $dateAdd
    $dateDiff $dateFromParts $dateSubtract $dateToParts $dateTrunc $degreesToRadians $firstN $function $lastN $maxN $median $meta
    $minN $percentile $radiansToDegrees $regexFind $regexFindAll $setField $sigmoid $sin $sinh $stdDevPop $stdDevSamp $tan $tanh
    $toHashedIndexKey $toUUID $tsIncrement $tsSecond $unsetField $zip`),
  accumulator: words(`
    $accumulator $bottom $bottomN $concatArrays $firstN $lastN $maxN $median $minN $percentile $setUnion $stdDevPop $stdDevSamp
    $top $topN`),
  'function of decimals': words('$exp $ln $log $log10 $pow $sqrt'),
  'update operator': words('$bit'),
  'index kind': words('2d 2dsphere hashed text wildcard'),
  'index option': words(`
    2dsphereIndexVersion bits bucketSize clustered default_language language_override max min prepareUnique storageEngine
    textIndexVersion weights wildcardProjection`),
  'collection option': words(`
    autoIndexId capped cappedMax cappedSize changeStreamPreAndPostImages clusteredIndex encryptedFields expireAfterSeconds
    flags idIndex indexOptionDefaults max pipeline size storageEngine temp timeseries validationAction validationLevel
    validator viewOn`),
  'find option': words('awaitData max min ntoreturn oplogReplay returnKey showRecordId tailable'),
} as const;

/** Throws an error that names the feature if it is left out. */
export function refuse(kind: keyof typeof UNSUPPORTED, name: string): void {
  if (!UNSUPPORTED[kind].includes(name)) return;
  throw mongoError('CommandNotSupported', `The embedded database does not support the ${kind} '${name}'.`);
}
